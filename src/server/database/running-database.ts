import path from 'node:path';
import { clusterFolders } from './cluster-folders.ts';
import { databaseName } from './packaged-database.ts';
import { readPasswordFile } from './password-file.ts';
import { readPidFile } from './postmaster.ts';
import { ownerRole, shopRole } from './roles.ts';
import type { DatabaseAddresses } from './roles.ts';
import { findAnsweringSocket } from './server-socket.ts';

/** Addresses of the packaged database while the shop works on the data folder; null while none does. */
export async function runningDatabase(dataDirectory: string): Promise<DatabaseAddresses | null> {
  const folders = clusterFolders(dataDirectory).map((folder) => readPidFile(folder).socketFolder);
  const socket = await findAnsweringSocket(folders.filter((folder) => folder !== ''));
  if (socket === null) return null;
  const port = path.extname(socket).slice(1);
  const addressOf = (role: string, passwordFile: string): string => {
    const password = readPasswordFile(path.join(dataDirectory, passwordFile));
    const user = `${role}:${encodeURIComponent(password)}`;
    return `postgres://${user}@/${databaseName}?host=${encodeURIComponent(path.dirname(socket))}&port=${port}`;
  };
  return {
    connectionString: addressOf(shopRole, 'postgres-shop-password'),
    migrationString: addressOf(ownerRole, 'postgres-owner-password'),
  };
}
