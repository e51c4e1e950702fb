import { execFileSync } from 'node:child_process';
import type { AnyStateMachine } from 'xstate';
import { defaultSeed, type Cover } from '#paths/cover/cover.ts';
import type { Graph } from '#paths/explore/explore.ts';
import { changedIds, definitionHashes } from './definition-hash.ts';
import { scriptOf, type PathScript } from './path-script.ts';
import { storedRecords } from './stored-record.ts';

/** Paths of one machine as they are kept in the repository. */
export interface StoredPaths {
  readonly machine: string;
  readonly criterion: string;
  readonly maxSteps: number;
  readonly seed: number;
  readonly steps: number;
  /** Proven least number of steps. */
  readonly bound: number;
  readonly paths: readonly PathScript[];
  /** Transition id → hash of its definition. */
  readonly definitions: Readonly<Record<string, string>>;
}

/** The stored paths of machines, by the machine's name. */
export const pathStore = storedRecords<StoredPaths>('tests/paths/stored');

export function storedPathsOf(graph: Graph, cover: Cover, seed: number = defaultSeed): StoredPaths {
  return {
    machine: graph.machine.id,
    criterion: cover.criterion,
    maxSteps: cover.maxSteps,
    seed,
    steps: cover.steps,
    bound: cover.bound.steps,
    paths: cover.paths.map((path) => scriptOf(graph, path)),
    definitions: definitionHashes(graph.explored),
  };
}

/**
 * Ids of the transitions that are new or defined differently than at a git reference, read from the paths stored there; all
 * of them where none were stored.
 * @throws Error when git does not know the reference.
 */
export function changedSince(
  root: string,
  reference: string,
  name: string,
  machine: AnyStateMachine,
): ReadonlySet<string> {
  const git = (...given: readonly string[]): string =>
    execFileSync('git', given, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    });
  try {
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`);
  } catch {
    throw new Error(`git knows no commit '${reference}'.`);
  }
  let before: StoredPaths['definitions'] = {};
  try {
    before = (JSON.parse(git('show', `${reference}:./${pathStore.fileOf(name)}`)) as StoredPaths).definitions;
  } catch {
    // Nothing was stored there yet.
  }
  return changedIds(before, definitionHashes(machine));
}
