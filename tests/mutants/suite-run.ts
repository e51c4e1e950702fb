import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What the named tests of one file did. */
export interface SuiteResult {
  /** Titles of the tests that ran and failed. */
  readonly failed: readonly string[];
  readonly passed: readonly string[];
  /** Why there is no result: the file could not be loaded, its setup failed, or the time was over. */
  readonly fault: string | null;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
  }[];
}

const running = new Set<ChildProcess>();

/** Vitest project of a suite, with what of it runs alone; suites of one run belong to the same. */
export const projectOf = (suite: string): string => {
  if (suite.startsWith('tests/server/')) return 'server*';
  if (suite.startsWith('tests/models/')) return 'models';
  return suite.endsWith('.tsx') ? 'views*' : 'unit';
};

const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const lastLinesOf = (output: string): string => output.trim().split('\n').slice(-5).join(' ⏎ ').slice(0, 500);

function readReport(root: string, path: string): Map<string, SuiteResult> {
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as Report;
  return new Map(
    testResults.map(({ name, status, message, assertionResults }) => {
      const titles = (wanted: string): string[] =>
        assertionResults.filter((test) => test.status === wanted).map(({ title }) => title);
      const [failed, passed] = [titles('failed'), titles('passed')];
      const isBroken = status === 'failed' && failed.length === 0;
      const suite = relative(root, name).replaceAll('\\', '/');
      return [suite, { failed, passed, fault: isBroken ? message.slice(0, 300) : null }];
    }),
  );
}

/** The tests of these files whose title begins with one of the texts. */
export interface SuiteRun {
  readonly root: string;
  readonly suites: readonly string[];
  readonly tests: readonly string[];
  /** PostgreSQL server the suites take their databases from. */
  readonly databaseUrl: string;
  /** Folder in which all runs keep translated modules, by their content. */
  readonly moduleCache: string;
  readonly longestMs: number;
}

/** Runs tests in a tree; a file without a result is absent from the answer. */
export async function runSuites(run: SuiteRun): Promise<ReadonlyMap<string, SuiteResult>> {
  const { root, suites } = run;
  const report = join(root, 'mutant-report.json');
  rmSync(report, { force: true });
  const options = [
    `--project=${projectOf(suites[0] ?? '')}`,
    '--config=tests/vitest.config.ts',
    `--testNamePattern=${run.tests.map(asPattern).join('|')}`,
    '--reporter=json',
    `--outputFile=${report}`,
    '--experimental.fsModuleCache',
    `--experimental.fsModuleCachePath=${run.moduleCache}`,
  ];
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...options, ...suites],
    {
      cwd: root,
      env: { ...process.env, TEST_DATABASE_URL: run.databaseUrl },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  running.add(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let isOverdue = false;
  const overdue = setTimeout(() => {
    isOverdue = true;
    child.kill('SIGKILL');
  }, run.longestMs);
  await new Promise<void>((resolve) => child.once('close', () => resolve()));
  clearTimeout(overdue);
  running.delete(child);
  if (!isOverdue && existsSync(report)) return readReport(root, report);
  const fault = isOverdue ? `no result within ${run.longestMs / 1000} s` : lastLinesOf(output);
  return new Map(suites.map((suite) => [suite, { failed: [], passed: [], fault }]));
}

/** Ends the runs under way, when the program is told to stop. */
export function endRuns(): void {
  for (const child of running) child.kill('SIGTERM');
}
