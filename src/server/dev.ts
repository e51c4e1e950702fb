import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { rootFolder } from './runtime/root-folder.ts';

/**
 * `npm run dev`: builds browser and server whenever a source changes and starts the shop anew when a build is complete. The
 * database keeps its data in between.
 */
const program = path.join(rootFolder, 'dist', 'server', 'main.js');
let shop: ChildProcess | null = null;
let isEnding = false;

const endShop = async (): Promise<void> => {
  const ending = shop;
  shop = null;
  if (ending === null || ending.exitCode !== null) return;
  await new Promise((resolve) => {
    ending.once('exit', resolve);
    ending.kill('SIGTERM');
  });
};

/** Restarts one after the other: a build that ends while the shop is starting waits for its turn. */
let restarting: Promise<void> = Promise.resolve();
const restart = (): void => {
  restarting = restarting.then(async () => {
    await endShop();
    if (!isEnding) shop = spawn(process.execPath, ['--enable-source-maps', program], { stdio: 'inherit' });
  });
};

const finished = { browser: false, server: false };

async function watch(part: keyof typeof finished): Promise<void> {
  const watcher = (await build({
    root: rootFolder,
    logLevel: 'warn',
    build: { watch: {}, minify: false, sourcemap: true, ...(part === 'server' ? { ssr: true } : {}) },
  })) as Rolldown.RolldownWatcher;
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') process.stderr.write(`${event.error.message}\n`);
    if (event.code !== 'END') return;
    finished[part] = true;
    if (finished.browser && finished.server) restart();
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isEnding = true;
    // What is built here is not minified; without its manifest `npm start` builds anew.
    rmSync(path.join(rootFolder, 'dist', 'client', '.vite'), { recursive: true, force: true });
    void endShop().then(() => process.exit(0));
  });
}

await watch('browser');
await watch('server');
