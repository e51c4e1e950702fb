import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from './root-folder.ts';

const program = path.join(rootFolder, 'dist', 'server', 'main.js');
const manifest = path.join(rootFolder, 'dist', 'client', '.vite', 'manifest.json');
const sourceFolders = ['src', 'machines', 'ui'];
const sourceFiles = ['package.json', 'vite.config.ts'];

/** Time of the newest file below a folder, in milliseconds. */
function newestBelow(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { withFileTypes: true }).reduce((newest, entry) => {
    const file = path.join(folder, entry.name);
    return Math.max(newest, entry.isDirectory() ? newestBelow(file) : statSync(file).mtimeMs);
  }, 0);
}

function isBuildFresh(): boolean {
  if (!existsSync(program) || !existsSync(manifest)) return false;
  const builtAt = Math.min(statSync(program).mtimeMs, statSync(manifest).mtimeMs);
  const files = sourceFiles.map((name) => path.join(rootFolder, name)).filter((file) => existsSync(file));
  const newest = Math.max(
    ...sourceFolders.map((name) => newestBelow(path.join(rootFolder, name))),
    ...files.map((file) => statSync(file).mtimeMs),
  );
  return newest <= builtAt;
}

if (!isBuildFresh()) {
  process.stdout.write('Der Shop wird gebaut …\n');
  const build = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: rootFolder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (build.status !== 0) {
    process.stderr.write('Der Shop konnte nicht gebaut werden.\n');
    process.exit(1);
  }
}

const server = spawn(process.execPath, [program], {
  cwd: rootFolder,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: process.env['NODE_ENV'] ?? 'production' },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  // Ctrl+C reaches both processes of the terminal; the second signal finds a server that is stopping already.
  process.on(signal, () => server.kill(signal));
}
server.once('exit', (code, signal) => {
  process.exit(code ?? (signal === null ? 1 : 128));
});
