import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { findingsPage } from '#tests/support/findings-page.ts';
import { projectRoot } from './steps.ts';

/**
 * Asks as strangers for what belongs to somebody else (R23 to R25): `npm run probes -- [probes] [seed] [--write]`; `--write` keeps what
 * was found in docs/probes.md.
 */
const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [probes = '20000', seed = String(Math.floor(Date.now() / 1000))] = positionals;
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
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, FOREIGN_PROBES: probes, FOREIGN_SEED: seed },
  },
);
process.stdout.write(run.stdout);
process.exitCode = run.status ?? 1;
if (values.write) {
  const write = findingsPage('probes.md', 'probes', {
    introduction: [
      '# Probes',
      '',
      'What strangers were told of what belongs to somebody else, and whether anything of it changed (R23, R24, R25). Written by',
      '`npm run probes -- --write`; target: 0 foreign objects in 20,000 probes.',
    ].join('\n'),
    sections: ['What belongs to somebody else'],
  });
  const told = /^\d+ probes of .*$/m.exec(stripVTControlCharacters(run.stdout))?.[0];
  const isMet = run.status === 0 && told !== undefined;
  write('What belongs to somebody else', [
    `seed ${seed}: ${isMet ? `${told}, nothing changed` : 'MISSED, see what the run said'}`,
  ]);
}
