import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explore } from '#paths/explore/explore.ts';
import type { PathScript } from '#paths/script/path-script.ts';
import { projectRoot } from '#tests/run/steps.ts';
import type { RealModel } from './real-models.ts';
import { realGraph } from '#paths/explore/reality.ts';
import { realPaths } from './cover-reality.ts';

/** Real paths as they are kept in the repository. */
export interface StoredRealPaths {
  readonly successes: readonly PathScript[];
  readonly failures: readonly PathScript[];
  /** Transitions and refusals of the chart: how many the paths take, and how many there are. */
  readonly covered: number;
  readonly targets: number;
}

const folder = join(projectRoot, 'tests/paths/stored-real');
const ending = '.json';
const fileOf = (name: string): string => join(folder, `${name}${ending}`);

/** Text of the file that today's chart, samples and reality lead to. */
export function generatedText({ machine, catalog, reality }: RealModel): string {
  const paths = realPaths(realGraph(explore(machine, catalog), reality), reality.isEverySample);
  const stored: StoredRealPaths = {
    successes: paths.successes,
    failures: paths.failures,
    covered: paths.covered.size,
    targets: paths.targets.length,
  };
  return `${JSON.stringify(stored, null, 1)}\n`;
}

/** Names of the models that have stored paths. */
export const storedRealNames = (): readonly string[] =>
  readdirSync(folder).map((file) => file.slice(0, -ending.length));

export const storedText = (name: string): string =>
  existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '';

export const storedRealPaths = (name: string): StoredRealPaths =>
  JSON.parse(storedText(name)) as StoredRealPaths;

export function writeRealPaths(model: RealModel): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(model.name), generatedText(model));
}
