import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export const projectRoot = resolve(import.meta.dirname, '../..');

export interface TreeCopy {
  readonly root: string;
  /** Writes a file into the copy, with the folders it needs. */
  readonly plant: (path: string, content: string) => void;
  readonly remove: () => void;
}

/** A throw-away copy of the code, without its data files, in which a test may plant faults. */
export function copyTree(folders: readonly string[] = ['src', 'machines', 'ui']): TreeCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'shop-tree-')));
  for (const folder of folders) {
    cpSync(join(projectRoot, folder), join(root, folder), {
      recursive: true,
      filter: (source) => !/\.(?:svg|woff2)$|[/\\]demo[/\\]data[/\\]/.test(source),
    });
  }
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(projectRoot, file), join(root, file));
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    plant: (path, content) => {
      const target = join(root, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, content);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
