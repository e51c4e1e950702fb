import path from 'node:path';
import { clusterFolders } from './cluster-folders.ts';
import { databaseName } from './packaged-database.ts';
import { readPasswordFile } from './password-file.ts';
import { readPidFile } from './postmaster.ts';
import { shopRole } from './roles.ts';
import { findAnsweringSocket } from './server-socket.ts';

/** Address of the packaged database while the shop works on the data folder; null while none does. */
export async function runningDatabase(dataDirectory: string): Promise<string | null> {
  const folders = clusterFolders(dataDirectory).map((folder) => readPidFile(folder).socketFolder);
  const socket = await findAnsweringSocket(folders.filter((folder) => folder !== ''));
  if (socket === null) return null;
  const password = readPasswordFile(path.join(dataDirectory, 'postgres-shop-password'));
  const port = path.extname(socket).slice(1);
  const user = `${shopRole}:${encodeURIComponent(password)}`;
  return `postgres://${user}@/${databaseName}?host=${encodeURIComponent(path.dirname(socket))}&port=${port}`;
}
