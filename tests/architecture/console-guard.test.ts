import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree, type TreeCopy } from '#tests/support/tree-copy.ts';

const planted = `import { expect, it, vi } from 'vitest';
it('complains', () => console.error('unexpected complaint'));
it('warns', () => console.warn('unexpected warning'));
it('expects its complaint', () => {
  const heard = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  console.error('wanted');
  expect(heard).toHaveBeenCalledWith('wanted');
});
it('is quiet', () => expect(1).toBe(1));
`;

describe('the console guard', () => {
  let tree: TreeCopy;
  beforeAll(() => {
    tree = copyTree(['tests']);
  });
  afterAll(() => tree.remove());

  it.each(['unit', 'models'])('fails a %s test that writes an unexpected error or warning', (project) => {
    tree.plant(`tests/${project}/planted.test.ts`, planted);
    const program = join(tree.root, 'node_modules/.bin/vitest');
    const options = ['run', '--config', 'tests/vitest.config.ts', '--project', project, '--reporter', 'json'];
    const run = spawnSync(program, [...options, `tests/${project}/planted.test.ts`], {
      cwd: tree.root,
      encoding: 'utf8',
    });
    const report = JSON.parse(run.stdout) as {
      testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
    };
    const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    expect(results.map(({ title, status }) => `${title}: ${status}`)).toEqual([
      'complains: failed',
      'warns: failed',
      'expects its complaint: passed',
      'is quiet: passed',
    ]);
    expect(results[0]?.failureMessages[0]).toContain('console.error: unexpected complaint');
  });
});
