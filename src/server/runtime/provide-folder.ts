import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and its missing parents. One after the other: Node's own recursive call never returns below a folder
 * that takes no entries, such as `/proc`.
 *
 * @throws the file system's error when a folder cannot be made
 */
export function provideFolder(folder: string, mode = 0o777): void {
  if (existsSync(folder)) return;
  provideFolder(path.dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
}
