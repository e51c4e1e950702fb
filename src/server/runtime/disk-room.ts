import { statfsSync } from 'node:fs';
import { StartFailure } from './start-failure.ts';

/** A database with less room than one file of its journal stops, and often says only that it is gone. */
const journalFileBytes = 16 * 1024 * 1024;
const fullDiskCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Has the disk of this folder room for so many bytes, else for another file of the database's journal? */
export function hasRoom(folder: string, bytes = journalFileBytes): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= bytes;
  } catch {
    return true;
  }
}

/** Does this error, or what caused it, say that the disk is full? */
export function saysDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (
    fullDiskCodes.has(String(code)) ||
    /No space left|quota exceeded/i.test(error.message) ||
    saysDiskFull(error.cause)
  );
}

/** @param place what the disk holds: a folder, or words for it */
export const noRoom = (place: string): StartFailure =>
  new StartFailure(`There is no room left on the disk of ${place}: make room and start again.`);
