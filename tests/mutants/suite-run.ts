import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

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
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
  }[];
}

const longestRunMs = 180_000;
const running = new Set<ChildProcess>();

const projectOf = (suite: string): string => {
  if (suite.startsWith('tests/server/')) return 'server';
  if (suite.startsWith('tests/models/')) return 'models';
  return suite.endsWith('.tsx') ? 'views' : 'unit';
};

const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function readReport(path: string, output: string): SuiteResult {
  if (!existsSync(path)) return { failed: [], passed: [], fault: lastLinesOf(output) };
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as Report;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const titles = (status: string): string[] =>
    tests.filter((test) => test.status === status).map(({ title }) => title);
  const [failed, passed] = [titles('failed'), titles('passed')];
  const broken = testResults.find(({ status }) => status === 'failed');
  const isBroken = broken !== undefined && failed.length === 0;
  return { failed, passed, fault: isBroken ? broken.message.slice(0, 300) : null };
}

const lastLinesOf = (output: string): string => output.trim().split('\n').slice(-5).join(' ⏎ ').slice(0, 500);

/** Runs the tests of a file whose title holds a text, in a tree, against the given PostgreSQL server. */
export async function runSuite(
  root: string,
  suite: string,
  test: string,
  databaseUrl: string,
): Promise<SuiteResult> {
  const report = join(root, 'mutant-report.json');
  rmSync(report, { force: true });
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--project',
      projectOf(suite),
      '--testNamePattern',
      asPattern(test),
      '--reporter=json',
      `--outputFile=${report}`,
      suite,
    ],
    {
      cwd: root,
      env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
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
  }, longestRunMs);
  await new Promise<void>((resolve) => child.once('close', () => resolve()));
  clearTimeout(overdue);
  running.delete(child);
  if (isOverdue) return { failed: [], passed: [], fault: `no result within ${longestRunMs / 1000} s` };
  return readReport(report, output);
}

/** Ends the runs under way, when the program is told to stop. */
export function endRuns(): void {
  for (const child of running) child.kill('SIGTERM');
}
