import { existsSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';

const answerTimeoutMs = 2000;
const namePattern = /^\.s\.PGSQL\.\d+$/;
/** Only these say that nobody listens; everything else may be a server that is busy or not ours to ask. */
const deadCodes = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EINVAL']);

/** Does a process listen on this socket? A socket is a file: it answers across containers that share the folder. */
function doesAnswer(socketFile: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketFile);
    const settle = (isAnswering: boolean): void => {
      socket.destroy();
      resolve(isAnswering);
    };
    socket.setTimeout(answerTimeoutMs, () => settle(true));
    socket.once('connect', () => settle(true));
    socket.once('error', (error: NodeJS.ErrnoException) => settle(!deadCodes.has(error.code ?? '')));
  });
}

/** The first socket in these folders that a database server answers at, or null. */
export async function findAnsweringSocket(folders: readonly string[]): Promise<string | null> {
  for (const folder of new Set(folders)) {
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder)) {
      const socketFile = path.join(folder, name);
      if (namePattern.test(name) && (await doesAnswer(socketFile))) return socketFile;
    }
  }
  return null;
}

/** Removes what killed servers left in their socket folder; only for who knows that no socket there answers. */
export function clearSockets(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (namePattern.test(name.replace(/\.lock$/, ''))) rmSync(path.join(folder, name), { force: true });
  }
}
