import type { Cover } from '#paths/cover/cover.ts';
import { storedRecords } from '#paths/script/stored-record.ts';
import type { WholeGraph } from './explore-together.ts';
import { wholeScriptOf, type WholeScript } from './whole-script.ts';

/** Paths of charts that run together, as they are kept in the repository. */
export interface StoredTogether {
  readonly ensemble: string;
  readonly steps: number;
  /** Proven least number of steps. */
  readonly bound: number;
  readonly paths: readonly WholeScript[];
}

/** Stored paths of charts that run together, by the name of the ensemble. */
export const togetherStore = storedRecords<StoredTogether>('tests/paths/stored-together');

export const storedTogetherOf = (graph: WholeGraph, cover: Cover): StoredTogether => ({
  ensemble: graph.ensemble.name,
  steps: cover.steps,
  bound: cover.bound.steps,
  paths: cover.paths.map((path) => wholeScriptOf(graph, path)),
});
