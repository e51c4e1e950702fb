import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#server/log/log.ts';
import { StartFailure } from '#server/runtime/start-failure.ts';
import { takeKernelLock } from './kernel-lock.ts';
import type { KernelLock } from './kernel-lock.ts';
import type { PostgresOwner } from './postgres-owner.ts';
import { findAnsweringSocket } from './server-socket.ts';

const pollMs = 20;
/** Time a database server has to end after it was told to, or its children after it was killed. */
const stopTimeoutMs = 20_000;
/** Time a container that is being ended has to take its database along. */
const unseenTimeoutMs = 10_000;

export interface Cluster {
  readonly folder: string;
  readonly owner: PostgresOwner;
  /** Where its servers listen; null on Windows, which has ports. */
  readonly socketFolder: string | null;
  readonly log: Log;
}

/** What the last database server wrote down about itself: its number where it ran, and where it listened. */
export function readPidFile(folder: string): { processId: number | null; socketFolder: string } {
  const file = path.join(folder, 'postmaster.pid');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const processId = Math.abs(Number(lines[0]));
  return {
    processId: Number.isInteger(processId) && processId > 1 ? processId : null,
    socketFolder: lines[4] ?? '',
  };
}

/** Program and parameters of a process, null when there is none of this number, or only one that has ended. */
function commandOf(processId: number): readonly string[] | null {
  try {
    if (existsSync('/proc/self/cmdline')) {
      // Empty for a process that has ended but was not yet collected by its parent.
      const command = readFileSync(`/proc/${processId}/cmdline`, 'utf8');
      return command === '' ? null : command.split('\0');
    }
    const options = ['-p', String(processId), '-o', 'command='];
    // One line without ends of words: parted where the shop's own parameters stand.
    return execFileSync('ps', options, { stdio: 'pipe' })
      .toString()
      .trimEnd()
      .split(/ -[Dp] /);
  } catch {
    return null;
  }
}

/** Does the process work inside this folder? By the folder itself, since several names may lead to it; null = not told. */
function isInside(processId: number, folder: string): boolean | null {
  try {
    const [place, wanted] = [statSync(`/proc/${processId}/cwd`), statSync(folder)];
    return place.ino === wanted.ino && place.dev === wanted.dev;
  } catch {
    return null;
  }
}

/** Is this the number, here, of a database server of this cluster? In another container it may be anybody's. */
function isServerOf(processId: number, folder: string): boolean {
  const command = commandOf(processId);
  // A server's children call themselves "postgres: …" and nothing else.
  if (command === null || !/(?:^|\/)postgres(?:: |$)/.test(command[0] ?? '')) return false;
  return isInside(processId, folder) ?? command.includes(folder);
}

const isChild = (processId: number): boolean => commandOf(processId)?.[0]?.startsWith('postgres: ') ?? true;

/** Servers of this cluster and their children, as far as they can be seen from here. */
function serversInside(folder: string): number[] {
  const { processId: written } = readPidFile(folder);
  const candidates = existsSync('/proc/self/cwd')
    ? readdirSync('/proc')
        .filter((entry) => /^\d+$/.test(entry))
        .map(Number)
        .filter((processId) => isInside(processId, folder) === true)
    : [];
  return [...new Set([...candidates, ...(written === null ? [] : [written])])].filter((processId) =>
    isServerOf(processId, folder),
  );
}

async function waitUntil(
  isDone: () => boolean | Promise<boolean>,
  timeoutMs: () => number,
): Promise<boolean> {
  for (const begin = Date.now(); Date.now() - begin < timeoutMs(); await pause(pollMs)) {
    if (await isDone()) return true;
  }
  return isDone();
}

/** Tells a cluster's server to end, each number once. */
function createEnding({ log }: Cluster): (processId: number) => void {
  const told = new Set<number>();
  return (processId) => {
    if (told.has(processId)) return;
    told.add(processId);
    log.warn({ processId }, 'A database server of an earlier run is still there and is stopped');
    try {
      process.kill(processId, 'SIGINT');
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== 'ESRCH') log.warn({ processId, code }, 'The database server cannot be stopped from here');
    }
  };
}

const endByHand = ({ folder }: Cluster): StartFailure =>
  new StartFailure(
    `Processes of an earlier database still work in ${folder} (${serversInside(folder).join(', ')}) and do not end: end them by hand.`,
  );

/** Waits until nobody whom only older releases' servers could be works on the cluster any more. */
async function endServerWithoutLock(cluster: Cluster, isOfOlderRelease: boolean): Promise<void> {
  const { folder, socketFolder } = cluster;
  const end = createEnding(cluster);
  const look = async (): Promise<{ socket: string | null; seen: number | null }> => {
    const { processId, socketFolder: written } = readPidFile(folder);
    const folders = socketFolder === null ? [] : [socketFolder, ...(written === '' ? [] : [written])];
    return {
      socket: await findAnsweringSocket(folders),
      seen: processId !== null && isServerOf(processId, folder) ? processId : null,
    };
  };
  const { socket, seen } = await look();
  if (socket === null && seen === null) return;
  if (!isOfOlderRelease || seen === null) {
    throw new StartFailure(
      `A database server that this shop did not start works in ${folder} (${socket === null ? `process ${seen}` : `it answers at ${socket}`}): end it, or the shop it belongs to, first.`,
    );
  }
  end(seen);
  const isGone = async (): Promise<boolean> => {
    const now = await look();
    return now.socket === null && now.seen === null;
  };
  if (!(await waitUntil(isGone, () => stopTimeoutMs))) throw endByHand(cluster);
}

/** Waits until the children of a database server that is gone have ended, as far as they can be seen from here. */
export async function waitForChildren(cluster: Cluster): Promise<void> {
  const isEmpty = (): boolean => serversInside(cluster.folder).length === 0;
  if (!(await waitUntil(isEmpty, () => stopTimeoutMs))) throw endByHand(cluster);
}

/**
 * Takes the lock that the cluster's database servers hold, whatever becomes of their shop, and ends a server that a
 * killed shop left running (case R79). Only for who holds the cluster's own `shop.lock`: then no other shop is there.
 * A server that cannot be seen from here, because it runs in another container, gets a little time and is never touched.
 *
 * @param isOfOlderRelease may a server of a release without this lock still run?
 * @throws StartFailure when a server works on the cluster that cannot be ended
 */
export async function claimCluster(cluster: Cluster, isOfOlderRelease: boolean): Promise<KernelLock> {
  const { folder, owner } = cluster;
  const lockFile = path.join(folder, 'server.lock');
  const end = createEnding(cluster);
  let lock: KernelLock | null = null;
  let isSeen = false;
  const isTaken = async (): Promise<boolean> => {
    lock = await takeKernelLock(lockFile, owner);
    if (lock !== null) return true;
    const seen = serversInside(folder);
    for (const processId of seen) if (!isChild(processId)) end(processId);
    isSeen ||= seen.length > 0;
    return false;
  };
  await waitUntil(isTaken, () => (isSeen ? stopTimeoutMs : unseenTimeoutMs));
  if (lock === null) {
    if (serversInside(folder).length > 0) throw endByHand(cluster);
    throw new StartFailure(
      `A database server, or what it started, still works in ${folder} and cannot be seen from here: end the container it runs in, then start again.`,
    );
  }
  const taken: KernelLock = lock;
  try {
    await endServerWithoutLock(cluster, isOfOlderRelease);
    await waitForChildren(cluster);
  } catch (error) {
    taken.release();
    throw error;
  }
  return taken;
}

/**
 * What tells a new server not to take the number in a `postmaster.pid` that was left behind for its owner: after a crash
 * the number may belong to any program (case R79). PostgreSQL then leaves out this one question and keeps its own look
 * at the shared memory. Only for who holds the server lock.
 */
export function numberLeftBehind(folder: string): Readonly<Record<string, string>> {
  const { processId } = readPidFile(folder);
  return processId === null ? {} : { PG_GRANDPARENT_PID: String(processId) };
}
