import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { loadRealModels } from '#tests/paths/real-models.ts';
import { writeRealPaths } from '#tests/paths/real-paths.ts';
import { projectRoot } from './steps.ts';

/**
 * `npm run paths:browser` drives the generated paths in a browser, further arguments go to Playwright; with `--write` it
 * makes them anew.
 */
const given = process.argv.slice(2);
if (given.includes('--write')) for (const model of await loadRealModels()) writeRealPaths(model);
else {
  const run = spawnSync(
    join(projectRoot, 'node_modules/.bin/playwright'),
    ['test', '--config', 'tests/playwright.config.ts', 'paths', ...given],
    { cwd: projectRoot, stdio: 'inherit' },
  );
  process.exitCode = run.status ?? 1;
}
