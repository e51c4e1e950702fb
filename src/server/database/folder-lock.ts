import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '#server/start-failure.ts';

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

/** Number of the running process that holds the lock, or null when nobody does. */
function readHolder(lockFile: string): number | null {
  if (!existsSync(lockFile)) return null;
  const [number = '', ticks = ''] = readFileSync(lockFile, 'utf8').trim().split(' ');
  const processId = Number(number);
  if (!Number.isInteger(processId) || processId <= 0 || processId === process.pid || !isAlive(processId))
    return null;
  return ticks === startTicksOf(processId) ? processId : null;
}

/**
 * Takes the data folder for this process; what a killed process left behind is replaced.
 *
 * @returns a function that gives the folder free
 * @throws StartFailure when another running process uses the folder (case R79)
 */
export function lockFolder(folder: string): () => void {
  const lockFile = path.join(folder, 'shop.lock');
  const own = `${process.pid} ${startTicksOf(process.pid)}`;
  const draft = `${lockFile}.${process.pid}`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const holder = readHolder(lockFile);
    if (holder !== null) {
      throw new StartFailure(
        `The data folder ${folder} is used by another running shop (process ${holder}): stop it or set another DATA_DIR.`,
      );
    }
    if (existsSync(lockFile)) renameSync(lockFile, `${draft}.stale`);
    writeFileSync(draft, own);
    try {
      linkSync(draft, lockFile);
    } catch {
      continue;
    } finally {
      rmSync(draft, { force: true });
      rmSync(`${draft}.stale`, { force: true });
    }
    return () => {
      if (existsSync(lockFile) && readFileSync(lockFile, 'utf8') === own) rmSync(lockFile, { force: true });
    };
  }
  throw new StartFailure(`The data folder ${folder} could not be locked.`);
}
