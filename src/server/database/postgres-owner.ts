import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '#server/runtime/start-failure.ts';

/** User and group PostgreSQL runs as; null = the user of this process. */
export type PostgresOwner = { readonly uid: number; readonly gid: number } | null;

const idOf = (flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }).toString());

function readPostgresUser(): { uid: number; gid: number } | null {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return null;
  }
}

function createPostgresUser(): void {
  try {
    execFileSync('groupadd', ['--system', '--force', 'postgres'], { stdio: 'pipe' });
    execFileSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres'], {
      stdio: 'pipe',
    });
    return;
  } catch {
    // Alpine and other BusyBox systems have addgroup and adduser instead.
  }
  execFileSync('addgroup', ['-S', 'postgres'], { stdio: 'pipe' });
  execFileSync('adduser', ['-S', '-D', '-H', '-G', 'postgres', 'postgres'], { stdio: 'pipe' });
}

/**
 * PostgreSQL refuses to run as root: root hands it to the owner of an existing data folder, else to the user
 * `postgres`, which is created when missing.
 */
export function choosePostgresOwner(clusterFolder: string): PostgresOwner {
  if (process.getuid?.() !== 0) return null;
  if (existsSync(clusterFolder)) {
    const { uid, gid } = statSync(clusterFolder);
    if (uid !== 0) return { uid, gid };
  }
  const known = readPostgresUser();
  if (known !== null) return known;
  try {
    createPostgresUser();
  } catch {
    // The message below says what to do.
  }
  const created = readPostgresUser();
  if (created === null) {
    throw new StartFailure(
      'PostgreSQL does not run as root and a user "postgres" could not be created: start the shop as another user or set DATABASE_URL.',
    );
  }
  return created;
}

/** May the owner walk into this folder, through all of its parents? */
export function isReachable(folder: string, owner: PostgresOwner): boolean {
  if (owner === null) return true;
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    if (existsSync(current)) {
      const { mode, uid, gid } = statSync(current);
      const execute = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001;
      if ((mode & execute) === 0) return false;
    }
    if (current === path.dirname(current)) return true;
  }
}
