import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#server/log.ts';
import { StartFailure } from '#server/start-failure.ts';

const pollMs = 20;
const stopTimeoutMs = 20_000;

function commandOf(processId: number): string | null {
  try {
    if (existsSync('/proc/self/cmdline')) {
      // Empty for a process that has ended but was not yet collected by its parent.
      return readFileSync(`/proc/${processId}/cmdline`, 'utf8').replaceAll('\0', ' ') || null;
    }
    return execFileSync('ps', ['-p', String(processId), '-o', 'command='], { stdio: 'pipe' }).toString();
  } catch {
    return null;
  }
}

/** Does the system know a process of this number, be it one that has ended and was not yet collected? */
function isTaken(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 1) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

/** Processes that work inside the cluster's folder: the postmaster's children of a database that was killed. */
function processesInside(clusterFolder: string): number[] {
  if (!existsSync('/proc/self/cwd')) return [];
  const inside = realpathSync(clusterFolder);
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      return readlinkSync(`/proc/${entry}/cwd`) === inside ? [Number(entry)] : [];
    } catch {
      return [];
    }
  });
}

async function waitUntil(isDone: () => boolean, timeoutMs: number): Promise<boolean> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await pause(pollMs)) {
    if (isDone()) return true;
  }
  return isDone();
}

/**
 * Ends a database server that a killed shop left running on this folder, and clears a stale `postmaster.pid` whose
 * number now belongs to another program (case R79). Touches a process only when its command line names this folder.
 */
export async function endOrphanedPostmaster(clusterFolder: string, log: Log): Promise<void> {
  const pidFile = path.join(clusterFolder, 'postmaster.pid');
  if (existsSync(pidFile)) {
    const processId = Math.abs(Number(readFileSync(pidFile, 'utf8').split('\n')[0]));
    const command = Number.isInteger(processId) && processId > 1 ? commandOf(processId) : null;
    if (command !== null && /postgres/.test(command) && command.includes(clusterFolder)) {
      log.warn({ processId }, 'A database server of an earlier run is still there and is stopped');
      process.kill(processId, 'SIGINT');
      if (!(await waitUntil(() => commandOf(processId) === null, stopTimeoutMs))) {
        throw new StartFailure(
          `The database server of an earlier run (process ${processId}) does not stop: end it by hand.`,
        );
      }
    } else if (isTaken(processId)) {
      // The number was given to another program after a crash, or its process was never collected by its parent;
      // PostgreSQL alone would refuse to start.
      rmSync(pidFile, { force: true });
    }
  }
  if (
    existsSync(clusterFolder) &&
    !(await waitUntil(() => processesInside(clusterFolder).length === 0, stopTimeoutMs))
  ) {
    throw new StartFailure(
      `Processes of an earlier database still work in ${clusterFolder} (${processesInside(clusterFolder).join(', ')}): end them by hand.`,
    );
  }
}
