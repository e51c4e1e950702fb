import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from './runtime/root-folder.ts';

const program = path.join(rootFolder, 'dist', 'server', 'main.js');
const manifest = path.join(rootFolder, 'dist', 'client', '.vite', 'manifest.json');
const sourceFolders = ['src', 'machines', 'ui'];
const sourceFiles = ['package.json', 'vite.config.ts'];
const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
const parentLookMs = 500;
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Time of the newest file below a folder, in milliseconds. */
function newestBelow(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { withFileTypes: true }).reduce((newest, entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return Math.max(newest, newestBelow(file));
    // An editor's passing file may be gone by now.
    return Math.max(newest, statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
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

let current: ChildProcess | null = null;
let isToldToStop = false;

function stop(signal: (typeof signals)[number]): void {
  isToldToStop = true;
  current?.kill(signal);
}

// Ctrl+C reaches both processes of the terminal; the second signal finds a child that is stopping already.
for (const signal of signals) process.on(signal, () => stop(signal));

if (process.env['npm_lifecycle_event'] !== undefined) {
  // npm passes a signal only to its shell, which dies of it without telling anybody.
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell && !isToldToStop) stop('SIGTERM');
  }, parentLookMs).unref();
}

/** Runs a program to its end with its output on the terminal; gives the exit code a shell would see. */
function run(command: string, parameters: readonly string[], variables: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, [...parameters], {
      cwd: rootFolder,
      stdio: 'inherit',
      env: variables,
      shell: process.platform === 'win32' && command === 'npm',
    });
    current = child;
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.once('exit', (code, signal) => {
      const known =
        signal !== null && signal in signalNumbers ? (signal as keyof typeof signalNumbers) : null;
      resolve(code ?? 128 + (known === null ? 9 : signalNumbers[known]));
    });
  });
}

if (!isBuildFresh()) {
  process.stdout.write('Der Shop wird gebaut (etwa eine halbe Minute) …\n');
  const code = await run('npm', ['run', '--silent', 'build'], process.env);
  if (isToldToStop) process.exit(0);
  if (code !== 0) {
    process.stderr.write('Der Shop konnte nicht gebaut werden; die Ursache steht darüber.\n');
    process.exit(1);
  }
}
process.exitCode = await run(process.execPath, [program], {
  ...process.env,
  NODE_ENV: process.env['NODE_ENV'] ?? 'production',
});
