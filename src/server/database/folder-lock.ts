import { ftruncateSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '#server/runtime/start-failure.ts';
import { takeKernelLock } from './kernel-lock.ts';
import type { PostgresOwner } from './postgres-owner.ts';

/** The only shop on a folder. */
export interface FolderLock {
  /** Did a release that knew no kernel lock use the folder last? Then its database server holds none either. */
  readonly isOfOlderRelease: boolean;
  /** Writes who holds the folder, for people and for older releases; the lock itself does not read it. */
  readonly sign: () => void;
  readonly release: () => void;
}

/** Start time of a process in clock ticks, so that a reused process number is not taken for the old process. */
function startTicksOf(processId: number): string {
  try {
    const fields = readFileSync(`/proc/${processId}/stat`, 'utf8')
      .replace(/^.*\)\s/s, '')
      .split(' ');
    return fields[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

interface Signature {
  readonly processId: number;
  readonly ticks: string;
  /** Older releases wrote number and ticks and nothing else. */
  readonly isOfOlderRelease: boolean;
}

function readSignature(lockFile: string): Signature | null {
  let content: string;
  try {
    content = readFileSync(lockFile, 'utf8');
  } catch {
    // Missing; or Windows, where a locked file cannot be read.
    return null;
  }
  const [, number, ticks, since] = /^(\d+) (\d*)( \S+)?$/.exec(content.trimEnd()) ?? [];
  return number === undefined
    ? null
    : { processId: Number(number), ticks: ticks ?? '', isOfOlderRelease: since === undefined };
}

/** The running shop of an older release that wrote this, as far as it can be seen from here. */
function isHeldByOlderRelease({ processId, ticks, isOfOlderRelease }: Signature): boolean {
  return (
    isOfOlderRelease &&
    processId > 0 &&
    processId !== process.pid &&
    isAlive(processId) &&
    ticks === startTicksOf(processId)
  );
}

/**
 * Takes a folder for this process until it ends, by a lock on `shop.lock` that the kernel holds: it counts in every
 * container of this machine and is free the moment its process has ended. The file is never deleted.
 *
 * @param what the folder is, for the sentence that refuses
 * @throws StartFailure when another running process uses the folder (case R79)
 */
export async function lockFolder(
  folder: string,
  what = 'data folder',
  owner: PostgresOwner = null,
): Promise<FolderLock> {
  const lockFile = path.join(folder, 'shop.lock');
  const refusal = (holder: Signature | null): StartFailure =>
    new StartFailure(
      `The ${what} ${folder} is used by another running shop${holder === null ? '' : ` (process ${holder.processId})`}: stop it or set another DATA_DIR.`,
    );
  const lock = await takeKernelLock(lockFile, owner);
  const before = readSignature(lockFile);
  if (lock === null) throw refusal(before);
  if (before !== null && isHeldByOlderRelease(before)) {
    lock.release();
    throw refusal(before);
  }
  return {
    isOfOlderRelease: before?.isOfOlderRelease ?? false,
    sign: () => {
      try {
        ftruncateSync(lock.descriptor);
        writeSync(
          lock.descriptor,
          `${process.pid} ${startTicksOf(process.pid)} ${new Date().toISOString()}\n`,
        );
      } catch {
        // A full disk: the lock holds without a word, too.
      }
    },
    release: lock.release,
  };
}
