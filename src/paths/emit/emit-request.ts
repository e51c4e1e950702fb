import type { Cover } from '#paths/cover/cover.ts';
import type { Graph } from '#paths/explore/explore.ts';
import type { Language } from './words.ts';

/** What a format is written from. */
export interface EmitRequest {
  /** File name of the machine and the folder it stands in. */
  readonly name: string;
  readonly folder: string;
  readonly graph: Graph;
  readonly cover: Cover;
  readonly seed: number;
  readonly language: Language;
  /** Whether the graph was explored by the samples a browser has of its own. */
  readonly hasBrowserCatalog?: boolean;
}
