import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that hold product code. */
export const productFolders = ['src', 'machines', 'ui'] as const;

const skippedFolders = new Set([
  'node_modules',
  'dist',
  '.data',
  '.cache',
  '.git',
  'test-results',
  'coverage',
]);

/** Paths below `folder`, relative to `root` with `/`, sorted; an absent folder is empty. */
export function listFiles(root: string, folder: string): readonly string[] {
  const found: string[] = [];
  const enter = (relative: string): void => {
    let entries;
    try {
      entries = readdirSync(join(root, relative), { withFileTypes: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      throw error;
    }
    for (const entry of entries) {
      const path = `${relative}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!skippedFolders.has(entry.name)) enter(path);
      } else found.push(path);
    }
  };
  enter(folder);
  return found.sort();
}

export const isCode = (path: string): boolean => /\.tsx?$/.test(path);

/** Layer folder a path belongs to: `src/<name>`, `machines` or `ui`; null elsewhere. */
export function layerOf(path: string): string | null {
  const match = /^(src\/[^/]+|machines|ui|tests)\//.exec(path);
  return match?.[1] ?? null;
}
