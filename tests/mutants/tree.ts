import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '#tests/support/tree-copy.ts';
import type { Mutant } from './mutant.ts';

/** A whole copy of the project in which one mutant at a time is planted. */
export interface MutantTree {
  readonly root: string;
  /** Writes the mutant; gives what writes the original back. */
  readonly plant: (mutant: Mutant) => () => void;
}

/** Everything the suites may read, as it stands now: tracked files and new ones that are not ignored. */
export function projectFiles(): string[] {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listed.status !== 0) throw new Error('The mutants need git to list the files of the project.');
  const files = listed.stdout.toString().split('\0');
  return files.filter((file) => file !== '' && existsSync(join(projectRoot, file)));
}

/** Why a mutant cannot be planted in a folder; null when its original stands there exactly once. */
export function misfitOf(mutant: Mutant, root: string): string | null {
  const path = join(root, mutant.file);
  if (!existsSync(path)) return `${mutant.file} does not exist`;
  const places = readFileSync(path, 'utf8').split(mutant.original).length - 1;
  if (places !== 1) return `its original stands ${places} times in ${mutant.file}`;
  return existsSync(join(root, mutant.suite)) ? null : `${mutant.suite} does not exist`;
}

/** Copies files of the project into a new folder. */
export function copyProject(root: string, files: readonly string[]): MutantTree {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(projectRoot, file), join(root, file));
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    plant(mutant) {
      const path = join(root, mutant.file);
      const original = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        original.replace(mutant.original, () => mutant.replacement),
      );
      return () => writeFileSync(path, original);
    },
  };
}
