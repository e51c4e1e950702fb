import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './steps.ts';

/** Asks as strangers for what belongs to somebody else (R23 to R25): `npm run probes -- [probes] [seed]`. */
const [probes = '20000', seed = String(Math.floor(Date.now() / 1000))] = process.argv.slice(2);
console.log(`${probes} probes, seed ${seed}`);
const run = spawnSync(
  join(projectRoot, 'node_modules/.bin/vitest'),
  [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    'server',
    'tests/server/session-user/foreign-objects.test.ts',
  ],
  {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, FOREIGN_PROBES: probes, FOREIGN_SEED: seed },
  },
);
process.exitCode = run.status ?? 1;
