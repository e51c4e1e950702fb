import { articleFiles } from './article-files.ts';
import type { FileShape } from './file-shape.ts';
import { kindFiles } from './kind-files.ts';

/** Every file of a catalogue, each after those it names (docs/catalogue-files.md). */
export const catalogueFiles: readonly FileShape[] = [...kindFiles, ...articleFiles];

/** @throws Error for a table without a file */
export function fileOf(table: string): FileShape {
  const found = catalogueFiles.find((one) => one.table === table);
  if (found === undefined) throw new Error(`no file of a catalogue is that of ${table}`);
  return found;
}
