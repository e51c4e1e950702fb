import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '#tests/architecture/files.ts';
import { buildIfNeeded, serverProgram } from '#tests/support/build.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';

export const scenarioProgram = 'dist/scenario-server/main.js';

function isFresh(): boolean {
  const built = join(projectRoot, scenarioProgram);
  if (!existsSync(built)) return false;
  const { mtimeMs } = statSync(built);
  const inputs = [serverProgram, ...listFiles(projectRoot, 'tests/scenarios')];
  return inputs.every((path) => statSync(join(projectRoot, path)).mtimeMs <= mtimeMs);
}

/** Builds the server with the scenario switch beside the product when it is missing or older; the client is the product's. */
export function buildScenariosIfNeeded(): void {
  buildIfNeeded();
  if (isFresh()) return;
  const built = spawnSync(
    join(projectRoot, 'node_modules/.bin/vite'),
    ['build', '--ssr', 'tests/scenarios/main.ts', '--outDir', 'dist/scenario-server', '--logLevel', 'warn'],
    { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (built.status !== 0) throw new Error('The server with the scenario switch does not build.');
}
