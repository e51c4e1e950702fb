import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '#server/database/folder-lock.ts';
import { sharedFileSystemOf } from '#server/database/local-folder.ts';
import { keepAssets } from '#server/plugins/assets.plugin.ts';
import { raceForLock } from '#tests/faults/lock-race.ts';

let folder = '';
const lockFile = (): string => path.join(folder, 'shop.lock');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const refusal = /^The data folder .* is used by another running shop/;

describe('the lock of a folder', () => {
  it('[R79] has exactly one holder when eight processes start at a stale lock at once', async () => {
    const outcome = await raceForLock(40);
    expect(outcome).toMatchObject({ rounds: 40, racers: 8, roundsWithTwoHolders: 0, roundsWithoutHolder: 0 });
    expect(outcome.killedHolders).toBe(8);
  }, 120_000);

  it('[R79] does not believe in a process number: not its own either', async () => {
    const lock = await lockFolder(folder);
    lock.sign();
    expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    await expect(lockFolder(folder)).rejects.toThrow(refusal);
    lock.release();
    (await lockFolder(folder)).release();
  });

  it('[R79] is taken anew when its file was put in place of another', async () => {
    const lock = await lockFolder(folder);
    renameSync(lockFile(), `${lockFile()}.old`);
    const second = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(refusal);
    second.release();
    lock.release();
  });

  it('[R79] respects a running shop of a release that only wrote its number and start', async () => {
    const fields = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
      .replace(/^.*\)\s/s, '')
      .split(' ');
    writeFileSync(lockFile(), `${process.ppid} ${fields[19]}`);
    await expect(lockFolder(folder)).rejects.toThrow(refusal);
    writeFileSync(lockFile(), `${process.ppid} 1`);
    const lock = await lockFolder(folder);
    expect(lock.isOfOlderRelease).toBe(true);
    lock.sign();
    lock.release();
    const next = await lockFolder(folder);
    expect(next.isOfOlderRelease).toBe(false);
    next.release();
  });
});

describe('a file system of the data folder', () => {
  it('[R79] is refused when other machines may share it', () => {
    for (const type of [
      0x6969, 0xff534d42, -11317950, 0x01021997, 0x00c36400, 0x0bd00bd0, 0x5346414f, 0x65735546,
    ])
      expect(sharedFileSystemOf(type)).not.toBeNull();
    for (const type of [0xef53, 0x58465342, 0x9123683e, 0x01021994, 0x794c7630, 0x2fc12fc1])
      expect(sharedFileSystemOf(type)).toBeNull();
  });
});

describe('files kept for open pages', () => {
  it('[R79][R84] are whole, and what another shop of the same process number is writing is left to it', () => {
    const built = path.join(folder, 'built');
    const kept = path.join(folder, 'kept');
    for (const name of [built, kept]) mkdirSync(name);
    writeFileSync(path.join(built, 'page.js'), 'whole');
    const ofAnother = path.join(kept, `page.js.${process.pid}.unfinished`);
    writeFileSync(ofAnother, 'ha');
    keepAssets(built, kept, new Date());
    expect(readFileSync(path.join(kept, 'page.js'), 'utf8')).toBe('whole');
    expect(readFileSync(ofAnother, 'utf8')).toBe('ha');
  });
});
