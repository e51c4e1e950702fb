import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { endPrograms, startProgram, until } from '#tests/server/support/built-shop.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';

const folders: string[] = [];
let root = '';

/** Writes the two files a build leaves behind; the program says how it was started and ends as it is told. */
const buildScript = `
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
appendFileSync('builds.txt', 'built\\n');
if (existsSync('broken')) { console.error('Ein Fehler im Quelltext'); process.exit(2); }
mkdirSync('dist/client/.vite', { recursive: true });
mkdirSync('dist/server', { recursive: true });
writeFileSync('dist/client/.vite/manifest.json', '{}');
writeFileSync('dist/server/main.js', \`
  const waiting = setInterval(() => undefined, 1000);
  // Whoever reads that it runs may end it at once.
  process.on('SIGTERM', () => { console.log('beendet'); clearInterval(waiting); });
  console.log('läuft, ' + process.env.NODE_ENV);
  if (process.env.EXIT) process.exit(Number(process.env.EXIT));
\`);
`;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'shop-start-'));
  folders.push(root);
  mkdirSync(path.join(root, 'src/server/runtime'), { recursive: true });
  mkdirSync(path.join(root, 'ui'));
  for (const name of ['start.ts', 'runtime/root-folder.ts'])
    cpSync(path.join(projectRoot, 'src/server', name), path.join(root, 'src/server', name));
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'build.mjs'), buildScript);
  writeFileSync(
    path.join(root, 'package.json'),
    JSON.stringify({ type: 'module', scripts: { build: 'node build.mjs' } }),
  );
});
afterAll(async () => {
  await endPrograms();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const start = (variables: Readonly<Record<string, string>> = {}) =>
  startProgram(variables, ['--import', 'tsx', path.join(root, 'src/server/start.ts')]);
const builds = (): number => readFileSync(path.join(root, 'builds.txt'), 'utf8').trim().split('\n').length;

describe('npm start', () => {
  it('builds what was never built, once, and again when a source is newer', async () => {
    const first = start({ EXIT: '0' });
    expect(await first.ended).toBe(0);
    expect(first.output()).toContain('Der Shop wird gebaut');
    expect(first.output()).toContain('läuft, production');
    const second = start({ EXIT: '0' });
    expect(await second.ended).toBe(0);
    expect(second.output()).not.toContain('Der Shop wird gebaut');
    expect(builds()).toBe(1);
    const source = path.join(root, 'ui', 'neu.ts');
    writeFileSync(source, '');
    const later = new Date(Date.now() + 5000);
    utimesSync(source, later, later);
    expect(await start({ EXIT: '0' }).ended).toBe(0);
    expect(builds()).toBe(2);
  });

  it('says so and ends with 1 when the build fails, and with the code of the shop otherwise', async () => {
    writeFileSync(path.join(root, 'broken'), '');
    const failed = start();
    expect(await failed.ended).toBe(1);
    expect(failed.errors()).toContain('Ein Fehler im Quelltext');
    expect(failed.errors()).toContain('Der Shop konnte nicht gebaut werden');
    expect(failed.output()).not.toContain('läuft');
    rmSync(path.join(root, 'broken'));
    expect(await start({ EXIT: '1' }).ended).toBe(1);
  });

  it('[R77] passes a signal on and waits until the shop has ended', async () => {
    const started = start();
    await until('the shop runs', () => started.output().includes('läuft'));
    started.process.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(started.output()).toContain('beendet');
  });

  it('[R77] ends the shop when npm and its shell were told to stop, which tell nobody', async () => {
    const program = path.join(root, 'src/server/start.ts');
    const shell = spawn('sh', ['-c', `"${process.execPath}" --import tsx "${program}"; true`], {
      cwd: projectRoot,
      env: { ...process.env, npm_lifecycle_event: 'start', EXIT: '' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    shell.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    await until('the shop runs', () => output.includes('läuft'));
    shell.kill('SIGTERM');
    await until('the shop has ended', () => output.includes('beendet'));
  });
});
