import { spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

const flags = ['--pid', '--ipc', '--mount', '--fork', '--mount-proc', '--kill-child'];
/** By root, or by anybody where users may make namespaces. */
const possible: readonly (readonly string[])[] = [
  ['unshare', ...flags],
  ['unshare', '--user', '--map-current-user', '--keep-caps', ...flags],
];

/**
 * Command that becomes a program with process numbers, shared memory and mounts of its own, as a container gives it; it
 * shares folders and network with this machine. Null where this machine lets nobody make namespaces.
 */
export function ownNamespaces(): readonly string[] | null {
  const found = possible.find(
    ([program = '', ...parameters]) => spawnSync(program, [...parameters, 'true']).status === 0,
  );
  return found ?? null;
}

/**
 * Kills what `ownNamespaces` started, as a container is ended: its first process, with which the kernel ends all others
 * before the launcher hears of it.
 */
export function killNamespaces(launcher: ChildProcess): void {
  const children = readFileSync(`/proc/${launcher.pid}/task/${launcher.pid}/children`, 'utf8');
  process.kill(Number(children.trim().split(' ')[0]) || (launcher.pid ?? 0), 'SIGKILL');
}
