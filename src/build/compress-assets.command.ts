import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = path.resolve(import.meta.dirname, '../../dist/client/assets');
const compressible = /\.(?:js|css|svg|json|html|txt)$/;
const smallestBytes = 1024;

/** Writes `.br` and `.gz` beside the built assets, where that makes them smaller; the server sends them as they are. */
let before = 0;
let after = 0;
for (const name of readdirSync(folder)) {
  const file = path.join(folder, name);
  if (!compressible.test(name) || statSync(file).size < smallestBytes) continue;
  const content = readFileSync(file);
  const packed = {
    br: brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gz: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, bytes] of Object.entries(packed)) {
    if (bytes.length < content.length) writeFileSync(`${file}.${ending}`, bytes);
  }
  before += content.length;
  after += packed.br.length;
}
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
process.stdout.write(`Assets compressed: ${kilobytes(before)} → ${kilobytes(after)} (brotli)\n`);
