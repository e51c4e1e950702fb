import { closeSync, fchownSync, fstatSync, openSync, statSync } from 'node:fs';
import { StartFailure } from '#server/runtime/start-failure.ts';
import type { PostgresOwner } from './postgres-owner.ts';

/** A lock the kernel holds for an open file: across namespaces, until the last process that has it open has ended. */
export interface KernelLock {
  /** The open file; no child inherits it unless it is handed over, and then the child holds the lock as well. */
  readonly descriptor: number;
  readonly release: () => void;
}

type TryLock = (descriptor: number) => boolean;

const attempts = 10;

async function loadTryLock(): Promise<TryLock> {
  try {
    return (await import('fs-native-extensions')).tryLock;
  } catch {
    throw new StartFailure(
      `No file locks for ${process.platform}-${process.arch}: run "npm ci" again, or set DATABASE_URL.`,
    );
  }
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? 'unknown reason';

function openFile(file: string, owner: PostgresOwner): number {
  try {
    const descriptor = openSync(file, 'a+', 0o600);
    // A file inside the database's folder must be readable to the database's own backup.
    if (owner !== null && fstatSync(descriptor).uid !== owner.uid)
      fchownSync(descriptor, owner.uid, owner.gid);
    return descriptor;
  } catch (error) {
    throw new StartFailure(`The lock ${file} cannot be opened (${codeOf(error)}).`);
  }
}

/**
 * Takes the lock of a file, which is made when missing and never deleted.
 *
 * @param owner who the file shall belong to; null = this process's user
 * @returns null when another open file holds the lock
 * @throws StartFailure when there are no locks here
 */
export async function takeKernelLock(file: string, owner: PostgresOwner): Promise<KernelLock | null> {
  const tryLock = await loadTryLock();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const descriptor = openFile(file, owner);
    let isTaken = false;
    try {
      if (!tryLock(descriptor)) return null;
      // Somebody may have put another file in its place between opening and locking.
      const [own, current] = [fstatSync(descriptor), statSync(file, { throwIfNoEntry: false })];
      isTaken = current !== undefined && own.ino === current.ino && own.dev === current.dev;
    } catch (error) {
      throw new StartFailure(`The file ${file} cannot be locked (${codeOf(error)}).`);
    } finally {
      if (!isTaken) closeSync(descriptor);
    }
    if (isTaken) return { descriptor, release: () => closeSync(descriptor) };
  }
  throw new StartFailure(`The file ${file} could not be locked: it is replaced again and again.`);
}
