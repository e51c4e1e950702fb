import { describe, expect, it } from 'vitest';
import { failedTests } from '#tests/run/failed-tests.ts';
import { listSlowest, timesOfFiles } from '#tests/run/slowest-files.ts';
import { countTests, steps, summarise } from '#tests/run/steps.ts';

describe('counting a run', () => {
  it('takes the figures of a vitest report', () => {
    const report = JSON.stringify({ numPassedTests: 12, numFailedTests: 2, testResults: [] });
    expect(countTests(steps.unit, report, false)).toEqual({ passed: 12, failed: 2, flaky: 0 });
  });

  it('counts a file whose set-up failed', () => {
    const testResults = [
      { status: 'failed', assertionResults: [{ status: 'skipped' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    const report = JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults });
    expect(countTests(steps.unit, report, false)).toEqual({ passed: 2, failed: 3, flaky: 0 });
  });

  it('takes the figures of a Playwright report; a test that passed at the second try is named apart', () => {
    const report = JSON.stringify({ stats: { expected: 7, unexpected: 1, flaky: 1 } });
    expect(countTests(steps.browser, report, false)).toEqual({ passed: 8, failed: 1, flaky: 1 });
  });

  it('counts a crash without a failed test as a failure', () => {
    expect(countTests(steps.unit, null, false)).toEqual({ passed: 0, failed: 1, flaky: 0 });
    const report = JSON.stringify({ numPassedTests: 12, numFailedTests: 0, testResults: [] });
    expect(countTests(steps.unit, report, false)).toEqual({ passed: 12, failed: 1, flaky: 0 });
  });

  it('counts a check as one', () => {
    expect(countTests(steps.lint, null, true)).toEqual({ passed: 1, failed: 0, flaky: 0 });
    expect(countTests(steps.lint, null, false)).toEqual({ passed: 0, failed: 1, flaky: 0 });
  });

  it('ends with the sum over all suites', () => {
    const outcomes = [
      { name: 'lint', passed: 1, failed: 0, flaky: 0, durationMs: 900, failures: [], files: [] },
      { name: 'unit', passed: 40, failed: 2, flaky: 0, durationMs: 2100, failures: [], files: [] },
    ];
    const lines = summarise(outcomes, 2400);
    expect(lines.at(-1)).toBe('41 passed, 2 failed');
    expect(lines.at(-2)).toBe('in 2.4 s');
    expect(lines[1]).toMatch(/^✗ unit +40 passed +2 failed +2\.1 s$/);
    const browser = {
      name: 'browser',
      passed: 9,
      failed: 0,
      flaky: 1,
      durationMs: 100,
      failures: [],
      files: [],
    };
    const [unsteady] = summarise([browser], 100);
    expect(unsteady).toContain('(1 at the second try)');
  });

  it('names the failed tests of a vitest and of a Playwright report before everything else', () => {
    const vitest = JSON.stringify({
      testResults: [
        {
          name: '/shop/tests/unit/one.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'money adds' },
            { status: 'failed', fullName: 'money rounds', failureMessages: ['\u001b[31mexpected 1\nat one'] },
          ],
        },
        {
          name: '/shop/tests/unit/two.test.ts',
          status: 'failed',
          message: 'no database',
          assertionResults: [],
        },
      ],
    });
    const tried = (status: string) => ({
      status,
      results: [{ error: { message: 'first' } }, { error: { message: 'last' } }],
    });
    const playwright = JSON.stringify({
      config: { rootDir: '/shop/tests/e2e' },
      suites: [
        {
          specs: [{ file: 'a.spec.ts', title: 'sells', tests: [tried('flaky')] }],
          suites: [{ specs: [{ file: 'a.spec.ts', title: 'counts', tests: [tried('unexpected')] }] }],
        },
      ],
    });
    const failures = [
      ...failedTests('vitest', vitest, '/shop'),
      ...failedTests('playwright', playwright, '/shop'),
    ];
    expect(failures).toEqual([
      'tests/unit/one.test.ts › money rounds: expected 1',
      'tests/unit/two.test.ts › the file itself: no database',
      'tests/e2e/a.spec.ts › counts: last',
    ]);
    const outcome = { name: 'unit', passed: 9, failed: 3, flaky: 0, durationMs: 100, failures, files: [] };
    expect(summarise([outcome], 100).slice(0, 2)).toEqual(['What failed:', failures[0]]);
  });

  it('names the slowest files of a vitest and of a Playwright report first', () => {
    const vitest = JSON.stringify({
      testResults: [
        { name: '/shop/tests/unit/one.test.ts', startTime: 1000, endTime: 1300 },
        { name: '/shop/tests/unit/two.test.ts', startTime: 1000, endTime: 3100 },
      ],
    });
    const spec = (...durations: readonly number[]) => ({
      tests: durations.map((duration) => ({ results: [{ duration }] })),
    });
    const playwright = JSON.stringify({
      config: { rootDir: '/shop/tests/e2e' },
      suites: [{ file: 'a.spec.ts', specs: [spec(400, 500)], suites: [{ specs: [spec(600)] }] }],
    });
    const files = [
      ...timesOfFiles('vitest', vitest, '/shop'),
      ...timesOfFiles('playwright', playwright, '/shop'),
    ];
    expect(listSlowest(files, 2)).toEqual([
      '    2.1 s  tests/unit/two.test.ts',
      '    1.5 s  tests/e2e/a.spec.ts',
    ]);
    const outcome = { name: 'unit', passed: 9, failed: 0, flaky: 0, durationMs: 100, failures: [], files };
    expect(summarise([outcome], 100).slice(0, 2)).toEqual([
      'The slowest files:',
      '    2.1 s  tests/unit/two.test.ts',
    ]);
  });
});
