import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '../..');

const textOf = (output: Rolldown.OutputChunk | Rolldown.OutputAsset): string => {
  if (output.type === 'chunk') return output.code;
  return typeof output.source === 'string' ? output.source : Buffer.from(output.source).toString('utf8');
};

/**
 * Script and style sheet of the pages, by name: the shop's own view of a flow (`src/app/entry-flow-page.tsx`), bundled into
 * one classic script that needs no server. The same sources give the same bytes.
 */
export async function viewerFiles(): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'flow-pages',
    logLevel: 'error',
    build: { write: false },
  });
  const [outputs] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  return new Map(outputs?.output.map((output) => [output.fileName, `${textOf(output).trim()}\n`]));
}
