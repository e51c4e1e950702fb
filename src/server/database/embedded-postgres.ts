import { randomUUID, createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Log } from '#server/log/log.ts';
import { hasRoom, noRoom, saysDiskFull } from '#server/runtime/disk-room.ts';
import { provideFolder } from '#server/runtime/provide-folder.ts';
import { StartFailure } from '#server/runtime/start-failure.ts';
import { lockFolder } from './folder-lock.ts';
import type { KernelLock } from './kernel-lock.ts';
import { clusterFolders } from './cluster-folders.ts';
import { requireLocalFolder } from './local-folder.ts';
import { provideShopDatabase } from './packaged-database.ts';
import { keepPassword, readPasswordFile } from './password-file.ts';
import { packagedMainVersion, providePostgresBinaries } from './postgres-binaries.ts';
import { choosePostgresOwner, isReachable } from './postgres-owner.ts';
import type { PostgresOwner } from './postgres-owner.ts';
import { claimCluster } from './postmaster.ts';
import type { Cluster } from './postmaster.ts';
import type { DatabaseAddresses } from './roles.ts';
import { keepServerRunning } from './server-process.ts';
import type { ServerCommand } from './server-process.ts';

/** What initdb writes, and a little. */
const newClusterBytes = 64 * 1024 * 1024;
const adminName = 'postgres';
const isWindows = process.platform === 'win32';
/** Longest path of a unix socket on Linux and macOS, less the name of the socket's file. */
const longestSocketFolder = 80;

/** Modest memory, full durability; quiet about values, since the server's log must hold no personal data. */
const settings: Readonly<Record<string, string>> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '64MB',
  max_connections: '60',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  io_method: 'sync',
  jit: 'off',
  max_wal_size: '1GB',
  huge_pages: 'off',
  max_parallel_workers_per_gather: '1',
  max_parallel_workers: '2',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

/** The addresses stay the same when the server had to be started again. */
export interface EmbeddedPostgres extends DatabaseAddresses {
  /** Address of the maintenance database for the superuser; the shop itself never works as that. */
  readonly administrationString: string;
  /** Number of the postmaster at this moment, for the fault runs. */
  readonly processId: () => number | null;
  readonly stop: () => Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly dataDirectory: string;
  readonly log: Log;
  /** Further server settings, e.g. more connections for a test run. */
  readonly settings?: Readonly<Record<string, string>>;
}

interface Releasable {
  readonly release: () => void;
}

function prepareDataFolder(dataDirectory: string): void {
  try {
    provideFolder(dataDirectory);
    accessSync(dataDirectory, constants.R_OK | constants.W_OK | constants.X_OK);
    // Not named by the process: in two containers it may have the same number.
    const probe = path.join(dataDirectory, `.probe-${randomUUID()}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = (error as { code?: string }).code ?? 'unknown reason';
    throw new StartFailure(`The data folder ${dataDirectory} cannot be read and written (${reason}).`);
  }
  requireLocalFolder(dataDirectory);
}

/** The cluster stands in the data folder, or, where its user cannot walk there, below `/var/lib/kontor-shop`. */
function chooseClusterFolder(dataDirectory: string, log: Log): { folder: string; owner: PostgresOwner } {
  const [usual, folder] = clusterFolders(dataDirectory);
  const owner = choosePostgresOwner(usual);
  if (isReachable(dataDirectory, owner)) return { folder: usual, owner };
  provideFolder(path.dirname(folder), 0o755);
  log.info(
    { folder },
    `The user of PostgreSQL cannot reach ${dataDirectory}; the database is kept in ${folder}`,
  );
  return { folder, owner };
}

/** The superuser's password; a lost one is not replaced, since the database would not know the new one. */
function readPassword(file: string): string {
  const password = readPasswordFile(file);
  if (password !== '') return password;
  throw new StartFailure(`The password of the database is missing in ${file}: put it back from the backup.`);
}

const asUser = (owner: PostgresOwner) => (owner === null ? {} : { uid: owner.uid, gid: owner.gid });

const childEnvironment = {
  PATH: process.env['PATH'] ?? '',
  LC_ALL: 'C',
  TZ: 'UTC',
  HOME: '/',
  ...(isWindows ? process.env : {}),
};

/** Runs initdb beside the final place and renames, so that a run that was cut off leaves nothing half made. */
function initialise(folder: string, binaries: string, owner: PostgresOwner, password: string): void {
  const draft = mkdtempSync(`${folder}.new-`);
  const passwordFile = path.join(draft, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const cluster = path.join(draft, 'cluster');
  if (owner !== null) for (const entry of [draft, passwordFile]) chownSync(entry, owner.uid, owner.gid);
  const outcome = spawnSync(
    path.join(binaries, 'bin', 'initdb'),
    [
      `--pgdata=${cluster}`,
      '--auth=scram-sha-256',
      `--username=${adminName}`,
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    { ...asUser(owner), env: childEnvironment, cwd: draft, encoding: 'utf8' },
  );
  if (outcome.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    if (!hasRoom(path.dirname(folder), newClusterBytes)) throw noRoom(path.dirname(folder));
    const reason = (outcome.stderr || String(outcome.error ?? '')).trim().split('\n').slice(-3).join(' ');
    throw new StartFailure(`The database could not be created in ${folder}: ${reason}`);
  }
  try {
    renameSync(cluster, folder);
  } catch (error) {
    // Two data folders may lead to one place: the other shop was first and holds the lock of what it made.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function checkVersion(folder: string): void {
  const version = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version === String(packagedMainVersion)) return;
  throw new StartFailure(
    `The database in ${folder} was made by PostgreSQL ${version}, this release brings ${packagedMainVersion}: move the data with pg_dump or set another DATA_DIR.`,
  );
}

function socketFolderOf(cluster: string): string {
  const near = `${cluster}-socket`;
  const isShort = Buffer.byteLength(near) <= longestSocketFolder;
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 12);
  return isShort ? near : path.join(os.tmpdir(), `kontor-${name}`);
}

/** Makes the folder for the unix socket, which only the server's user (and root) may enter. */
function provideSocketFolder(folder: string, owner: PostgresOwner): void {
  provideFolder(folder, 0o700);
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const { uid } = statSync(folder);
  if (uid !== (owner?.uid ?? process.getuid?.()))
    throw new StartFailure(`The folder ${folder} belongs to another user.`);
  chmodSync(folder, 0o700);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function isAccepting(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    await client.end().catch(() => undefined);
    const { code, message } = error as { code?: string; message: string };
    // The server is up and takes nobody in: its folder was made with another password, or its rules were changed.
    if (code === '28P01')
      throw new StartFailure('The password in the file postgres-password does not fit the database.');
    if (code?.startsWith('28') === true)
      throw new StartFailure(`The database refuses its administrator: ${message}.`);
    return false;
  }
}

/**
 * Starts the packaged PostgreSQL on `dataDirectory` (docs/architecture.md): creates the cluster on the first run, ends what a
 * killed shop left running, and starts the server again when it dies on its own (case R75).
 *
 * @throws StartFailure when the folder is in use, not writable or made by another version
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDirectory, log } = options;
  prepareDataFolder(dataDirectory);
  const locks: Releasable[] = [];
  const release = (): void => {
    for (const lock of locks.splice(0).reverse()) lock.release();
  };
  try {
    const server = await start(options, locks);
    return { ...server, stop: () => server.stop().then(release) };
  } catch (error) {
    release();
    if (error instanceof StartFailure) throw error;
    if (saysDiskFull(error) || !hasRoom(dataDirectory)) throw noRoom(dataDirectory);
    throw new StartFailure(
      `The database in ${dataDirectory} does not start: ${String((error as Error).message)}`,
    );
  } finally {
    log.debug('start of the database finished');
  }
}

async function start(options: EmbeddedPostgresOptions, locks: Releasable[]): Promise<EmbeddedPostgres> {
  const { dataDirectory, log } = options;
  const dataLock = await lockFolder(dataDirectory);
  locks.push(dataLock);
  if (!dataLock.isOfOlderRelease) dataLock.sign();
  const { folder, owner } = chooseClusterFolder(dataDirectory, log);
  const binaries = providePostgresBinaries(owner, log);
  const passwordFile = path.join(dataDirectory, 'postgres-password');
  if (!existsSync(folder)) {
    log.info({ folder }, 'The database is created');
    initialise(folder, binaries, owner, keepPassword(passwordFile));
  }
  requireLocalFolder(folder);
  checkVersion(folder);
  const password = readPassword(passwordFile);
  const cluster: Cluster = { folder, owner, log, socketFolder: isWindows ? null : socketFolderOf(folder) };
  // The data folder's lock is not enough: several of them may lead to one cluster, by links and mounts.
  const clusterLock = await lockFolder(folder, 'database', owner);
  locks.push(clusterLock);
  clusterLock.sign();
  const serverLock = await claimCluster(cluster, dataLock.isOfOlderRelease);
  locks.push(serverLock);
  // Only now is no server of an older release left that the old signature speaks for.
  dataLock.sign();
  return startServer(options, cluster, binaries, password, serverLock);
}

async function startServer(
  options: EmbeddedPostgresOptions,
  cluster: Cluster,
  binaries: string,
  password: string,
  lock: KernelLock,
): Promise<EmbeddedPostgres> {
  const { folder, owner, socketFolder } = cluster;
  if (socketFolder !== null) provideSocketFolder(socketFolder, owner);
  const port = socketFolder === null ? await findFreePort() : 5432;
  const addressOf = (database: string, role = adminName, secret = password): string => {
    const user = `${role}:${encodeURIComponent(secret)}`;
    return socketFolder === null
      ? `postgres://${user}@127.0.0.1:${port}/${database}`
      : `postgres://${user}@/${database}?host=${encodeURIComponent(socketFolder)}&port=${port}`;
  };
  const listening: Record<string, string> =
    socketFolder === null
      ? { listen_addresses: '127.0.0.1' }
      : { listen_addresses: '', unix_socket_directories: socketFolder };
  const flags = Object.entries({ ...settings, ...listening, ...options.settings }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );
  const command: ServerCommand = {
    program: path.join(binaries, 'bin', 'postgres'),
    parameters: ['-D', folder, '-p', String(port), ...flags],
    environment: childEnvironment,
    logFile: path.join(options.dataDirectory, 'postgres.log'),
    isAccepting: () => isAccepting(addressOf('postgres')),
  };
  const server = await keepServerRunning(cluster, command, lock);
  try {
    const addresses = await provideShopDatabase(options.dataDirectory, addressOf);
    return { ...addresses, administrationString: addressOf('postgres'), ...server };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
