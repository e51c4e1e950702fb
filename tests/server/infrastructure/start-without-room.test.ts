import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDataFolder,
  endPrograms,
  ensureBuilt,
  freePort,
  isReady,
  shopCommand,
  startProgram,
} from '#tests/server/support/built-shop.ts';
import { smallDiskLauncher } from '#tests/server/support/small-disk.ts';

const folder = createDataFolder();
/** Where nobody may mount a small disk no file may grow over so many blocks of 1024 bytes, which initdb meets the same way. */
const limited = ['bash', '-c', 'ulimit -f 2000 && exec "$@"', 'bash'];

beforeAll(ensureBuilt, 240_000);
afterAll(async () => {
  await endPrograms();
  rmSync(folder, { recursive: true, force: true });
});

/** Commands of the running processes that name a folder. */
const runningOn = (dataDirectory: string): string[] =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      try {
        const command = readFileSync(`/proc/${entry}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return command.includes(dataDirectory) ? [command] : [];
      } catch {
        return [];
      }
    });

describe('a start on a disk without room', () => {
  // While the cluster is made; while the first tables are; while the demo catalogue is loaded.
  it.each([16, 30, 40, 48, 60])(
    '[R75] says so in one line, ends with 1 and leaves nothing running: %d MB',
    async (megabytes) => {
      const dataDirectory = mkdtempSync(path.join(folder, 'small-'));
      chmodSync(dataDirectory, 0o755);
      const launcher = smallDiskLauncher(dataDirectory, megabytes);
      const started = startProgram(
        { DATA_DIR: dataDirectory, PORT: String(await freePort()), LOG_LEVEL: 'error' },
        shopCommand,
        launcher ?? limited,
      );
      const outcome = await Promise.race([started.ended, isReady(started).then(() => 'ready')]);
      expect(outcome).toBe(1);
      const sentence =
        launcher === null ? /could not be created|does not start/ : /no room left|No space left/i;
      const lines = started.errors().trim().split('\n');
      expect(
        lines.filter((line) => sentence.test(line)),
        started.errors(),
      ).toHaveLength(1);
      // A database that stops for want of room may be reported beside it, without frames of the program.
      expect(lines.filter((line) => /"stack"|^\s+at /.test(line))).toEqual([]);
      expect(runningOn(dataDirectory)).toEqual([]);
    },
    90_000,
  );
});
