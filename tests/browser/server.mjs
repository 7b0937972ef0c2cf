// The plainest static host there is: files below a sub-path, their types, gzip where it is taken, and no special header.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.json': 'application/json', '.jpg': 'image/jpeg', '.webmanifest': 'application/manifest+json',
};
const subPath = '/some/where/';

/**
 * Serves `folder` on a free port; the folder may be changed, and `trouble` may spoil the answer to a path: a status, or 'cut' for the
 * first half of the file. `hidesIndex`: as hosts do that send whoever asks for index.html to its folder.
 * @param {string} folder
 */
export async function serve(folder) {
  /** @type {{folder: string, hidesIndex: boolean, trouble: (path: string) => number | 'cut' | undefined}} */
  const host = { folder, hidesIndex: false, trouble: () => undefined };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const inside = path.startsWith(subPath) ? normalize(path.slice(subPath.length)) : '..';
    const file = join(host.folder, inside.endsWith('/') || inside === '.' ? join(inside, 'index.html') : inside);
    let size = -1;
    try {
      const status = statSync(file);
      if (status.isFile() && !inside.startsWith('..')) size = status.size;
    } catch {
      // Answered as not found below.
    }
    if (host.hidesIndex && path.endsWith('/index.html')) return response.writeHead(301, { Location: './' }).end();
    const trouble = host.trouble(inside);
    if (typeof trouble === 'number') return response.writeHead(trouble).end();
    if (size < 0) return response.writeHead(404).end();
    if (trouble === 'cut') {
      response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
      return createReadStream(file, { end: size >> 1 }).pipe(response);
    }
    const type = { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' };
    const packed = /\bgzip\b/.test(String(request.headers['accept-encoding'])) && statSync(`${file}.gz`, { throwIfNoEntry: false });
    if (packed) {
      response.writeHead(200, { ...type, 'Content-Encoding': 'gzip', 'Content-Length': packed.size });
      return createReadStream(`${file}.gz`).pipe(response);
    }
    response.writeHead(200, { ...type, 'Content-Length': size });
    createReadStream(file).pipe(response);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    address: `http://127.0.0.1:${port}${subPath}`,
    host,
    folder,
    close: () => new Promise((closed) => {
      server.closeAllConnections?.();
      server.close(closed);
    }),
  };
}
