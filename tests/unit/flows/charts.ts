import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { Flow } from '#contract/flows.ts';

export const projectRoot = join(import.meta.dirname, '../../..');

export const flowsFolder = join(projectRoot, 'docs/flows');

/** The drawn flows as they are served; `npm run flows -- --check` proves that they are what the machines give. */
export const writtenFlows: readonly Flow[] = readdirSync(join(flowsFolder, 'data')).map((file) =>
  z.parse(Flow, JSON.parse(readFileSync(join(flowsFolder, 'data', file), 'utf8'))),
);
