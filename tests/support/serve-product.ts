import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildScenariosIfNeeded, scenarioProgram } from '#tests/scenarios/build-scenarios.ts';
import { buildIfNeeded, serverProgram } from './build.ts';
import { projectRoot } from './tree-copy.ts';
import { wideOrderLimits } from './wide-limits.ts';

/**
 * Runs the built product with a data folder of its own until it is told to end; the browser tests start it. The port
 * stands in PORT, the folder in E2E_DATA_DIR. Limits are wide, since all tests come from one address. With the argument
 * `--scenarios` it runs the test build with the scenario switch, on the same client.
 */
const hasScenarios = process.argv.includes('--scenarios');
if (hasScenarios) buildScenariosIfNeeded();
else buildIfNeeded();

// The database runs as the user postgres when the tests run as root; that user must reach the folder.
const dataDirectory = process.env['E2E_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'shop-e2e-'));
chmodSync(dataDirectory, 0o755);

const server = spawn(process.execPath, [join(projectRoot, hasScenarios ? scenarioProgram : serverProgram)], {
  cwd: projectRoot,
  stdio: 'inherit',
  env: {
    RATE_LIMIT_PER_MINUTE: '1000000',
    RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000',
    LOGIN_ATTEMPTS: '1000',
    // Whoever signs in by tests has a second factor only where a test sets one up.
    DEMO_SECOND_FACTOR: 'off',
    LOGIN_ATTEMPTS_ADDRESS: '100000',
    ...wideOrderLimits,
    LOG_LEVEL: 'warn',
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATA_DIR: dataDirectory,
  },
});

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => server.kill('SIGTERM'));

server.once('exit', (code) => {
  rmSync(dataDirectory, { recursive: true, force: true });
  process.exit(code ?? 1);
});
