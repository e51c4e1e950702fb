import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { hasRoom } from '#server/runtime/disk-room.ts';
import { StartFailure } from '#server/runtime/start-failure.ts';
import type { KernelLock } from './kernel-lock.ts';
import { numberLeftBehind, waitForChildren } from './postmaster.ts';
import type { Cluster } from './postmaster.ts';
import { clearSockets, findAnsweringSocket } from './server-socket.ts';

const readyPollMs = 25;
const startTimeoutMs = 60_000;
const fastStopTimeoutMs = 15_000;
const restartPauseMs = 250;

export interface ServerCommand {
  readonly program: string;
  readonly parameters: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly logFile: string;
  /** Does the server take connections? Throws when it never will. */
  readonly isAccepting: () => Promise<boolean>;
}

export interface ServerProcess {
  /** Number of the postmaster at this moment; null while there is none. */
  readonly processId: () => number | null;
  /** Ends the server and all it started; resolves when it is gone. */
  readonly stop: () => Promise<void>;
}

const lastLines = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(-3).join(' ') : '';

const isRunning = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null;

async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (!isRunning(server)) return;
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.ref();
  server.kill(signal);
  const overdue = setTimeout(() => server.kill('SIGQUIT'), fastStopTimeoutMs);
  await ended;
  clearTimeout(overdue);
}

async function clearTheWay(cluster: Cluster): Promise<void> {
  await waitForChildren(cluster);
  if (cluster.socketFolder === null) return;
  const socket = await findAnsweringSocket([cluster.socketFolder]);
  if (socket !== null) throw new StartFailure(`Another database server answers at ${socket}: end it first.`);
  clearSockets(cluster.socketFolder);
}

/**
 * Starts a cluster's server and starts it again whenever it dies on its own (case R75). The server and everything it
 * starts hold the lock, too: it is free only when the shop has given it back and all of them are gone.
 *
 * @throws StartFailure when the server does not come up the first time; nothing of it runs then
 */
export async function keepServerRunning(
  cluster: Cluster,
  command: ServerCommand,
  lock: KernelLock,
): Promise<ServerProcess> {
  const { folder, owner, log } = cluster;
  const { program, parameters, environment, logFile, isAccepting } = command;
  /** What was started last, whether it takes connections or not. */
  let started: ChildProcess | null = null;
  let server: ChildProcess | null = null;
  let isStopping = false;

  const spawnServer = (): ChildProcess => {
    const output = openSync(logFile, 'w', 0o600);
    try {
      // Its own process group: Ctrl+C in the terminal must reach the shop first, which finishes its orders.
      return spawn(program, [...parameters], {
        ...(owner === null ? {} : { uid: owner.uid, gid: owner.gid }),
        env: { ...environment, ...numberLeftBehind(folder) },
        cwd: folder,
        detached: true,
        stdio: ['ignore', output, output, lock.descriptor],
      });
    } finally {
      closeSync(output);
    }
  };

  const waitUntilAccepting = async (child: ChildProcess): Promise<void> => {
    for (const overdue = Date.now() + startTimeoutMs; ; await pause(readyPollMs)) {
      if (await isAccepting()) return;
      if (!isRunning(child) || Date.now() > overdue)
        throw new StartFailure(`The database in ${folder} does not start: ${lastLines(logFile)}`);
    }
  };

  const launch = async (): Promise<void> => {
    await clearTheWay(cluster);
    if (isStopping) throw new StartFailure('The database is not started: the shop is being stopped.');
    const child = spawnServer();
    // Without a listener a program that cannot be run would end the shop.
    child.once('error', (error) => log.error({ reason: error.message }, 'The database server cannot be run'));
    started = child;
    child.unref();
    try {
      await waitUntilAccepting(child);
    } catch (error) {
      await end(child, 'SIGQUIT');
      throw error;
    }
    server = child;
    const onExit = (code: number | null, signal: NodeJS.Signals | null): void => {
      server = null;
      if (isStopping) return;
      log.error({ code, signal }, 'The database server ended by itself and is started again');
      void relaunch();
    };
    if (isRunning(child)) child.once('exit', onExit);
    else onExit(child.exitCode, child.signalCode);
  };

  const relaunch = async (): Promise<void> => {
    while (!isStopping && server === null) {
      try {
        await launch();
        log.info('The database server is back');
      } catch (error) {
        if (isStopping) return;
        log.error({ reason: (error as Error).message }, 'The database server could not be started again');
        await pause(restartPauseMs);
      }
    }
  };

  /** However this process comes to its end, short of being killed, it leaves no server behind. */
  const endWithShop = (): void => {
    if (started !== null && isRunning(started)) started.kill('SIGINT');
  };
  process.once('exit', endWithShop);

  const stop = async (): Promise<void> => {
    isStopping = true;
    // A last checkpoint that finds no room never ends; the journal brings everything back without it.
    if (started !== null) await end(started, hasRoom(folder) ? 'SIGINT' : 'SIGQUIT');
    process.off('exit', endWithShop);
  };
  try {
    await launch();
  } catch (error) {
    await stop();
    throw error;
  }
  return { processId: () => server?.pid ?? null, stop };
}
