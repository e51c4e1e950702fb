import { join, relative } from 'node:path';

/** How long the tests of a file took, one after the other. */
export interface FileTime {
  readonly file: string;
  readonly durationMs: number;
}

interface VitestFiles {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightFiles {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
}

const durationOf = ({ specs = [], suites = [] }: PlaywrightSuite): number =>
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration, 0) +
  suites.reduce((sum, suite) => sum + durationOf(suite), 0);

/** Times of the files in the JSON report of a suite, with paths from the project's root. */
export function timesOfFiles(
  counts: 'vitest' | 'playwright',
  report: string,
  projectRoot: string,
): readonly FileTime[] {
  if (counts === 'vitest') {
    const { testResults } = JSON.parse(report) as VitestFiles;
    return testResults.map(({ name, startTime, endTime }) => ({
      file: relative(projectRoot, name),
      durationMs: endTime - startTime,
    }));
  }
  const { config, suites } = JSON.parse(report) as PlaywrightFiles;
  return suites.map((suite) => ({
    file: relative(projectRoot, join(config.rootDir, suite.file)),
    durationMs: durationOf(suite),
  }));
}

/** The slowest of all files, one a line, the slowest first. */
export const listSlowest = (times: readonly FileTime[], count = 20): readonly string[] =>
  times
    .toSorted((left, right) => right.durationMs - left.durationMs)
    .slice(0, count)
    .map(({ file, durationMs }) => `${(durationMs / 1000).toFixed(1).padStart(7)} s  ${file}`);
