// What a frame without an origin cannot fetch, as one classic script:
// node pack-bytes.mjs board.wasm engine.wasm engine-worker.js engine.js OUTPUT
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const [board, engine, workerScript, engineScript, output] = process.argv.slice(2);
/** Packed before it is spelled out: base64 of the plain bytes would hide from the host's compression what repeats in them. @param {string} file */
const packed = (file) => gzipSync(readFileSync(file), { level: 9 }).toString('base64');
// The two scripts keep their names apart; the engine's must find `Module` as a global.
const worker = `(() => {\n${readFileSync(workerScript, 'utf8')}\n})();\n${readFileSync(engineScript, 'utf8')}`;
writeFileSync(output, `globalThis.mancalaBytes = ${JSON.stringify({ board: packed(board), engine: packed(engine), worker })};\n`);
