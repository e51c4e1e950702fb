import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './steps.ts';

/** Long fuzz run: `npm run fuzz -- [requests per route] [seed]`; without a seed a new one each time, printed. */
const [requests = '4000', seed = String(Math.floor(Date.now() / 1000))] = process.argv.slice(2);
console.log(`${requests} requests a route, seed ${seed}`);
const run = spawnSync(
  join(projectRoot, 'node_modules/.bin/vitest'),
  ['run', '--config', 'tests/vitest.config.ts', '--project', 'server', 'tests/server/fuzz'],
  {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
  },
);
process.exitCode = run.status ?? 1;
