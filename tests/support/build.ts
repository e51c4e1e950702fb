import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '#tests/architecture/files.ts';
import { projectRoot } from './tree-copy.ts';

export const manifestPath = 'dist/client/.vite/manifest.json';
export const serverProgram = 'dist/server/main.js';

const sources = ['src', 'machines', 'ui'];
const sourceFiles = ['package.json', 'vite.config.ts'];

/** True when the built product is there and no source is younger than it. */
export function isBuildFresh(root: string): boolean {
  const built = [manifestPath, serverProgram].map((path) => join(root, path));
  if (!built.every((path) => existsSync(path))) return false;
  const oldest = Math.min(...built.map((path) => statSync(path).mtimeMs));
  const inputs = [...sources.flatMap((folder) => listFiles(root, folder)), ...sourceFiles];
  return inputs.every(
    (path) => !existsSync(join(root, path)) || statSync(join(root, path)).mtimeMs <= oldest,
  );
}

/** Builds the product when it is missing or older than its sources. */
export function buildIfNeeded(): void {
  if (isBuildFresh(projectRoot)) return;
  console.log('Building the product …');
  const run = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (run.status !== 0) throw new Error('The product does not build: run `npm run build`.');
}
