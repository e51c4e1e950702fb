import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '#server/runtime/start-failure.ts';
import { bmecatTables } from './bmecat-source.ts';
import { catalogueFiles } from './catalogue-files.ts';
import type { FileShape } from './file-shape.ts';
import type { TransferTexts } from './transfer-texts.ts';

/** A file of the folder. */
export interface ImportSource {
  readonly name: string;
  readonly path: string;
  /** The file of the catalogue it is; null = a list of a supplier (BMEcat), which fills several. */
  readonly file: FileShape | null;
}

/**
 * Finds what a folder holds of a catalogue.
 *
 * @throws StartFailure when it holds nothing, or two files that say the same
 */
export function findSources(
  folder: string,
  texts: TransferTexts,
  say: (line: string) => void,
): ImportSource[] {
  const names = readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .toSorted();
  const sources = catalogueFiles.flatMap((file): ImportSource[] => {
    const name = `${file.name}.csv`;
    return names.includes(name) ? [{ name, path: join(folder, name), file }] : [];
  });
  const lists = names.filter((name) => /\.xml$/i.test(name));
  const [list, otherList] = lists;
  if (list !== undefined) {
    const other = otherList ?? sources.find(({ file }) => bmecatTables.includes(file!.table))?.name;
    if (other !== undefined) throw new StartFailure(texts.twice({ file: list, other }));
    sources.push({ name: list, path: join(folder, list), file: null });
  }
  const unknown = names.filter((name) => /\.csv$/i.test(name) && !sources.some((one) => one.name === name));
  if (unknown.length > 0) say(texts.unknownFiles({ files: unknown.join(', ') }));
  if (sources.length === 0) {
    const files = catalogueFiles.map(({ name }) => `${name}.csv`).join(', ');
    throw new StartFailure(texts.nothing({ folder, files }));
  }
  return sources;
}
