import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shopCommand, startProgram } from './built-shop.ts';
import type { Started } from './built-shop.ts';

/** A shop whose disk can be filled and emptied while it runs. */
export interface SmallDisk {
  readonly started: Started;
  /** The data folder as the shop sees it. */
  readonly folder: string;
  readonly fill: () => void;
  readonly free: () => void;
}

const mountOf = (megabytes: number): string =>
  `mount -t tmpfs -o size=${megabytes}m,mode=755 tmpfs "$DATA_DIR"`;

/** Gives a program a view of the folders of its own, where something may be mounted; by root, or by anybody where users may make namespaces. */
const namespaces: readonly (readonly string[])[] = [
  ['unshare', '--mount'],
  ['unshare', '--user', '--map-current-user', '--keep-caps', '--mount'],
];

/** Command that mounts a disk of this size on the data folder and then becomes a program; null where nobody may. */
export function smallDiskLauncher(dataDirectory: string, megabytes: number): readonly string[] | null {
  const mountAndRun = (then: string): string[] => ['sh', '-c', `${mountOf(megabytes)} && ${then}`, 'sh'];
  const possible = namespaces.find(([program = '', ...flags]) => {
    const attempt = spawnSync(program, [...flags, ...mountAndRun('true')], {
      env: { ...process.env, DATA_DIR: dataDirectory },
    });
    return attempt.status === 0;
  });
  return possible === undefined ? null : [...possible, ...mountAndRun('exec "$@"')];
}

/**
 * Starts the shop on a disk of its own that is really small. Where the machine lets nobody mount one, no file may grow
 * instead, which the database meets with the same sentences.
 */
export function startOnSmallDisk(
  variables: Readonly<Record<string, string>> & { DATA_DIR: string },
): SmallDisk {
  const launcher = smallDiskLauncher(variables.DATA_DIR, 300);
  if (launcher === null) return startWithLimit(variables);
  const started = startProgram(variables, shopCommand, launcher);
  const folder = `/proc/${started.process.pid}/root${variables.DATA_DIR}`;
  const filler = path.join(folder, 'filler');
  return {
    started,
    folder,
    fill: () => {
      const bytes = Buffer.alloc(4096);
      for (const chunk of [Buffer.alloc(1024 * 1024), bytes]) {
        try {
          for (;;) writeFileSync(filler, chunk, { flag: 'a' });
        } catch (error) {
          if ((error as { code?: string }).code !== 'ENOSPC') throw error;
        }
      }
    },
    free: () => rmSync(filler, { force: true }),
  };
}

/** Processes of a shop: itself, its database and the database's children. */
function processesOf(started: Started, folder: string): number[] {
  const cluster = path.join(folder, 'postgres');
  const ofDatabase = readdirSync('/proc').filter((entry) => {
    try {
      return /^\d+$/.test(entry) && readlinkSync(`/proc/${entry}/cwd`) === cluster;
    } catch {
      return false;
    }
  });
  return [started.process.pid ?? 0, ...ofDatabase.map(Number)];
}

function limitFiles(processId: number, softLimit: string): void {
  const ids = (name: string): number =>
    Number(
      new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1],
    );
  try {
    execFileSync('prlimit', ['--pid', String(processId), `--fsize=${softLimit}:`], {
      stdio: 'pipe',
      uid: ids('Uid'),
      gid: ids('Gid'),
    });
  } catch (error) {
    // A child of the database may have ended by itself meanwhile.
    if (readdirSync('/proc').includes(String(processId))) throw error;
  }
}

/** Starts the shop so that no byte can be added to any file while the disk is "full". */
export function startWithLimit(
  variables: Readonly<Record<string, string>> & { DATA_DIR: string },
): SmallDisk {
  const started = startProgram(variables);
  const folder = variables.DATA_DIR;
  const limit = (softLimit: string) => (): void => {
    // A connection the database opens while the processes are listed has the limit of before; the second round knows it.
    for (let round = 0; round < 2; round += 1)
      for (const processId of processesOf(started, folder)) limitFiles(processId, softLimit);
  };
  return { started, folder, fill: limit('0'), free: limit('unlimited') };
}
