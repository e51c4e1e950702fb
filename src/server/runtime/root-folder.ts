import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('The folder with package.json was not found above the program.');
    folder = parent;
  }
  return folder;
}

/** Folder of the checkout, found from the source file as well as from the bundle in `dist/server`. */
export const rootFolder = findRoot();
