import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Records that are kept in the repository, one file for each name; a record is stale when its text is another one. */
export interface StoredRecords<Kept> {
  /** Where a record stands, relative to the root. */
  fileOf(name: string): string;
  textOf(kept: Kept): string;
  read(root: string, name: string): Kept | null;
  write(root: string, name: string, kept: Kept): void;
  /** Whether what is stored is exactly this. */
  isFresh(root: string, name: string, kept: Kept): boolean;
}

/** @param folder where the files stand, relative to the root */
export function storedRecords<Kept>(folder: string): StoredRecords<Kept> {
  const fileOf = (name: string): string => `${folder}/${name}.json`;
  const textOf = (kept: Kept): string => `${JSON.stringify(kept, null, 1)}\n`;
  const stored = (root: string, name: string): string | null => {
    const file = join(root, fileOf(name));
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
  return {
    fileOf,
    textOf,
    read: (root, name) => {
      const text = stored(root, name);
      return text === null ? null : (JSON.parse(text) as Kept);
    },
    write: (root, name, kept) => {
      const file = join(root, fileOf(name));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, textOf(kept));
    },
    isFresh: (root, name, kept) => stored(root, name) === textOf(kept),
  };
}
