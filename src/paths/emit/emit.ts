import { pathStore, storedPathsOf } from '#paths/script/stored-paths.ts';
import type { EmitRequest } from './emit-request.ts';
import { gherkin } from './gherkin.ts';
import { html } from './html.ts';
import { markdown } from './markdown.ts';
import { playwright, vitest } from './test-files.ts';

const emitters = {
  playwright,
  vitest,
  markdown,
  gherkin,
  json: ({ graph, cover, seed }: EmitRequest): string => pathStore.textOf(storedPathsOf(graph, cover, seed)),
  html,
} as const satisfies Record<string, (request: EmitRequest) => string>;

export type Format = keyof typeof emitters;
export const formats = Object.keys(emitters) as readonly Format[];

/** The paths of a cover in one of the formats. */
export const emit = (format: Format, request: EmitRequest): string => emitters[format](request);
