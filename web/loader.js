// @ts-check
/** What has to be there before the board can start, and the download of its wasm with real progress. */

/** A function body that uses one vector instruction: valid only where wasm SIMD is. */
const simdProbe = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

/** @returns {'noWasm' | 'noSimd' | null} the first thing that is missing, as a sentence's key; graphics are tried by the board itself */
export function missingFeature() {
  if (typeof WebAssembly !== 'object' || typeof WebAssembly.instantiate !== 'function') return 'noWasm';
  try {
    if (!WebAssembly.validate(simdProbe)) return 'noSimd';
  } catch {
    return 'noWasm';
  }
  return null;
}

export class DownloadError extends Error {}

/** What the build packed (gzip, then base64). @param {string} text @returns {Promise<ArrayBuffer>} */
export async function unpacked(text) {
  const raw = atob(text);
  const bytes = new Uint8Array(raw.length);
  for (let at = 0; at < raw.length; ++at) bytes[at] = raw.charCodeAt(at);
  // A frame without an origin may not use `fetch`, but a stream needs none.
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

/**
 * Fetches and compiles at once, and reports the bytes as they come.
 * @param {URL} address
 * @param {(loaded: number, total: number) => void} onProgress bytes after decompression; total is 0 where the host does not say it
 * @returns {Promise<WebAssembly.Module>}
 */
export async function downloadWasm(address, onProgress) {
  const response = await fetch(address, { credentials: 'same-origin' }).catch((error) => {
    throw new DownloadError(String(error));
  });
  if (!response.ok || !response.body) throw new DownloadError(`${address.pathname}: ${response.status}`);
  // A compressed response's length is that of the compressed bytes, which nobody sees.
  const total = response.headers.get('Content-Encoding') ? 0 : Number(response.headers.get('Content-Length') ?? 0);
  const reader = response.body.getReader();
  let loaded = 0;
  const counted = new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        loaded += value.byteLength;
        onProgress(loaded, total);
        controller.enqueue(value);
      } catch (error) {
        controller.error(new DownloadError(String(error)));
      }
    },
  });
  const copy = new Response(counted, { headers: { 'Content-Type': 'application/wasm' } });
  if (WebAssembly.compileStreaming) return WebAssembly.compileStreaming(copy);
  return WebAssembly.compile(await copy.arrayBuffer());
}
