import type { Cover } from '#paths/cover/cover.ts';
import type { Graph } from '#paths/explore/explore.ts';
import { storedPathsOf, storedText } from '#paths/script/stored-paths.ts';
import { gherkin } from './gherkin.ts';
import { html } from './html.ts';
import { markdown } from './markdown.ts';
import { playwright, vitest } from './test-files.ts';
import type { Language } from './words.ts';

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

const emitters = {
  playwright,
  vitest,
  markdown,
  gherkin,
  json: ({ graph, cover, seed }: EmitRequest): string => storedText(storedPathsOf(graph, cover, seed)),
  html,
} as const satisfies Record<string, (request: EmitRequest) => string>;

export type Format = keyof typeof emitters;
export const formats = Object.keys(emitters) as readonly Format[];

/** The paths of a cover in one of the formats. */
export const emit = (format: Format, request: EmitRequest): string => emitters[format](request);
