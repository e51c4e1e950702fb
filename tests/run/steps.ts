import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { failedTests } from './failed-tests.ts';
import { listSlowest, timesOfFiles, type FileTime } from './slowest-files.ts';

export const projectRoot = resolve(import.meta.dirname, '../..');

/** One part of a check run: a program, and where its test counts come from. */
export interface Step {
  readonly name: string;
  /** Program of `node_modules/.bin`, or `npm`, with its arguments. */
  readonly command: readonly [string, ...string[]];
  /** A suite counts its tests; every other step counts as one. */
  readonly counts: 'once' | 'vitest' | 'playwright';
}

export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** Of the passed ones: tests that needed the second try a shared machine is given. */
  readonly flaky: number;
  readonly durationMs: number;
  /** Of a suite: the names of the failed tests. */
  readonly failures: readonly string[];
  /** Of a suite: how long each of its files took. */
  readonly files: readonly FileTime[];
}

const bin = (name: string): string => (name === 'npm' ? name : join(projectRoot, 'node_modules/.bin', name));
const vitestConfig = 'tests/vitest.config.ts';

const once = (name: string, ...command: [string, ...string[]]): Step => ({ name, command, counts: 'once' });
/** A suite, with the part of it that runs alone. */
const suite = (name: string): Step => ({
  name,
  command: ['vitest', 'run', '--config', vitestConfig, '--project', `${name}*`],
  counts: 'vitest',
});

/** The charts without what walks each of them once more in another way. */
const fastModels: Step = {
  ...suite('models'),
  command: [...suite('models').command, '--exclude', 'tests/models/{graph-oracle,real-paths}.test.ts'],
};

const knip = (name: string, config: string): Step =>
  once(name, 'knip', '--config', `tests/architecture/${config}`, '--no-progress', '--no-config-hints');

/** What a second run on the same machine need not do again. */
const cacheFolder = 'node_modules/.cache/checks';

const typesOf = (name: string, project: string): Step => {
  const known = join(cacheFolder, `${project.replace('/', '-')}.tsbuildinfo`);
  return once(name, 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', known, '-p', project);
};

export const steps = {
  build: once('build', 'npm', 'run', '--silent', 'build'),
  format: once(
    'format',
    'prettier',
    '--check',
    '--cache',
    '--cache-location',
    join(cacheFolder, 'prettier'),
    '--log-level',
    'warn',
    '{src,machines,ui,tests}/**/*.{ts,tsx,cjs,css}',
    'vite.config.ts',
  ),
  lint: once(
    'lint',
    'oxlint',
    '-c',
    'tests/architecture/oxlint.json',
    '--type-aware',
    '--deny-warnings',
    'src',
    'machines',
    'ui',
    'tests',
  ),
  types: typesOf('types', 'tsconfig.json'),
  machineTypes: typesOf('types of machines (no DOM)', 'machines/tsconfig.json'),
  layers: once('layers', 'tsx', 'tests/run/layers.ts'),
  deadCode: knip('dead code', 'knip.json'),
  testOnlyCode: knip('code that only tests use', 'knip-product.jsonc'),
  specCoverage: once('spec coverage', 'tsx', 'tests/run/spec-coverage.ts', '--check'),
  flows: once('flows', 'tsx', 'src/flows/flows.command.ts', '--check'),
  notices: once('third-party notices', 'tsx', 'tests/run/third-party-notices.ts', '--check'),
  restReference: once('REST reference', 'tsx', 'tests/run/rest-docs.ts', '--check'),
  paths: once('paths', 'tsx', 'src/paths/paths.command.ts', '--all', '--check'),
  unit: suite('unit'),
  views: suite('views'),
  models: suite('models'),
  fastModels,
  server: suite('server'),
  architecture: suite('architecture'),
  browser: {
    name: 'browser',
    command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    counts: 'playwright',
  },
} as const satisfies Record<string, Step>;

/** What reads the tree and writes nothing, the longest first: these may run beside each other. */
export const statics: readonly Step[] = [
  steps.paths,
  steps.flows,
  steps.types,
  steps.format,
  steps.lint,
  steps.layers,
  steps.deadCode,
  steps.testOnlyCode,
  steps.machineTypes,
  steps.specCoverage,
  steps.notices,
  steps.restReference,
];

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Counts of a report; a run that failed without a failed test (a crash, an empty suite) counts as one failure. */
export function countTests(
  step: Step,
  report: string | null,
  isGood: boolean,
): Pick<Outcome, 'passed' | 'failed' | 'flaky'> {
  let counted = { passed: isGood && step.counts === 'once' ? 1 : 0, failed: 0, flaky: 0 };
  if (report !== null && step.counts === 'vitest') {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as VitestReport;
    // A file whose set-up failed runs none of its tests; it counts as one failure.
    const brokenFiles = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
    );
    counted = { passed: numPassedTests, failed: numFailedTests + brokenFiles.length, flaky: 0 };
  }
  if (report !== null && step.counts === 'playwright') {
    const { stats } = JSON.parse(report) as PlaywrightReport;
    counted = { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: stats.flaky };
  }
  return !isGood && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function readReport(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Runs a program to its end; what it says goes to the terminal as it comes, or is kept. */
function runProgram(program: string, given: readonly string[], env: NodeJS.ProcessEnv, isKept: boolean) {
  const said: Buffer[] = [];
  return new Promise<{ readonly code: number; readonly said: string }>((done) => {
    const output = isKept ? 'pipe' : 'inherit';
    const child = spawn(program, given, { cwd: projectRoot, stdio: ['ignore', output, output], env });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
    const end = (code: number): void => done({ code, said: Buffer.concat(said).toString() });
    child.once('error', (error) => {
      said.push(Buffer.from(`${program} does not start: ${error.message}\n`));
      end(127);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

/**
 * Runs a step.
 *
 * @param isKept whether others run beside it: then what it says is printed in one piece when it has ended
 */
export async function runStep(step: Step, isKept = false): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-report-'));
  const reportFile = join(folder, 'report.json');
  const [program, ...given] = step.command;
  const reporting =
    step.counts === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
      : [];
  const start = performance.now();
  console.log(isKept ? `▷ ${step.name}` : `\n▶ ${step.name}`);
  try {
    const env = { ...process.env, E2E_JSON: reportFile };
    const { code, said } = await runProgram(bin(program), [...given, ...reporting], env, isKept);
    if (isKept || code === 127) console.log(`\n▶ ${step.name}\n${said}`);
    const report = readReport(reportFile);
    const counted = countTests(step, report, code === 0);
    const durationMs = performance.now() - start;
    const { name, counts } = step;
    if (report === null || counts === 'once')
      return { name, ...counted, durationMs, failures: [], files: [] };
    const failures = failedTests(counts, report, projectRoot);
    const files = timesOfFiles(counts, report, projectRoot);
    return { name, ...counted, durationMs, failures, files };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const seconds = (durationMs: number): string => `${(durationMs / 1000).toFixed(1)} s`;

/** The failed tests, the slowest files, the table of all steps and, as the last line, the sum; `wholeMs` from the first to the last. */
export function summarise(outcomes: readonly Outcome[], wholeMs: number): readonly string[] {
  const width = Math.max(0, ...outcomes.map(({ name }) => name.length));
  const lines = outcomes.map(
    ({ name, passed, failed, flaky, durationMs }) =>
      `${failed === 0 ? '✓' : '✗'} ${name.padEnd(width)}  ${String(passed).padStart(5)} passed  ${String(failed).padStart(4)} failed  ${seconds(durationMs).padStart(8)}${flaky === 0 ? '' : `  (${flaky} at the second try)`}`,
  );
  const total = (pick: (outcome: Outcome) => number): number =>
    outcomes.reduce((sum, outcome) => sum + pick(outcome), 0);
  const slowest = listSlowest(outcomes.flatMap(({ files }) => files));
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  return [
    ...(failures.length === 0 ? [] : ['What failed:', ...failures, '']),
    ...(slowest.length === 0 ? [] : ['The slowest files:', ...slowest, '']),
    ...lines,
    `in ${seconds(wholeMs)}`,
    `${total(({ passed }) => passed)} passed, ${total(({ failed }) => failed)} failed`,
  ];
}

/** Steps at once where they may run beside each other: one for each processor of a small machine. */
const stepsAtOnce = 2;

async function runBeside(list: readonly Step[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = list.entries();
  const work = async (): Promise<void> => {
    for (const [place, step] of waiting) outcomes[place] = await runStep(step, true);
  };
  await Promise.all(Array.from({ length: stepsAtOnce }, work));
  return outcomes;
}

/** Runs all steps, also after a failure, and sets the exit code. Steps of an inner list run beside each other. */
export async function runAll(list: readonly (Step | readonly Step[])[]): Promise<void> {
  const start = performance.now();
  const outcomes: Outcome[] = [];
  for (const one of list) outcomes.push(...('name' in one ? [await runStep(one)] : await runBeside(one)));
  console.log(`\n${summarise(outcomes, performance.now() - start).join('\n')}`);
  process.exitCode = outcomes.every(({ failed }) => failed === 0) ? 0 : 1;
}
