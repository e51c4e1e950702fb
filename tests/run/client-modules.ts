import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';

/**
 * Builds the browser's part once more without writing it, and writes which source files went into which chunk as JSON to
 * the file named on the command line: the manifest of a build names only the files that begin a chunk.
 */
const root = resolve(import.meta.dirname, '../..');
const target = process.argv[2];
if (target === undefined) throw new Error('Usage: client-modules.ts <file to write>');

const result = await build({ root, logLevel: 'error', build: { write: false, emptyOutDir: false } });
if (!Array.isArray(result) && !('output' in result))
  throw new Error('The build watches instead of building.');
const outputs = Array.isArray(result) ? result : [result];

const modulesOf = (
  modules: Readonly<Record<string, { readonly renderedLength: number }>>,
): readonly string[] =>
  Object.entries(modules)
    .filter(([, rendered]) => rendered.renderedLength > 0)
    .map(([path]) => path.replace(`${root}/`, '').replace(/^\0/, '').replace(/\?.*$/, ''));

const chunks = outputs.flatMap(({ output }) =>
  output.flatMap((part) =>
    part.type === 'chunk' ? [[part.fileName, modulesOf(part.modules)] as const] : [],
  ),
);
writeFileSync(target, JSON.stringify(Object.fromEntries(chunks)));
