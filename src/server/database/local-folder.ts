import { statfsSync } from 'node:fs';
import { StartFailure } from '#server/runtime/start-failure.ts';

/** Numbers by which Linux names file systems that other machines may share, or of which that cannot be told. */
const sharedFileSystems: ReadonlyMap<number, string> = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
  [0x564c, 'NCP'],
  [0x01021997, '9P'],
  [0x00c36400, 'Ceph'],
  [0x0bd00bd0, 'Lustre'],
  [0x5346414f, 'AFS'],
  [0x6b414653, 'AFS'],
  [0x73757245, 'Coda'],
  [0x65735546, 'FUSE'],
  [0x47504653, 'GPFS'],
  [0x7461636f, 'OCFS2'],
  [0x01161970, 'GFS2'],
  [0x19830326, 'BeeGFS'],
  [0x20030528, 'OrangeFS'],
  [0xaad7aaea, 'PanFS'],
  [0x013111a8, 'IBRIX'],
  [0xbeefdead, 'SNFS'],
  [0x61636673, 'ACFS'],
  [0x786f4256, 'VirtualBox folder'],
  [0xbacbacbc, 'VMware folder'],
  [0x7c7c6673, 'Parallels folder'],
]);

/** Name of a file system whose locks may not hold for every machine that sees the folder; null = a local one. */
export const sharedFileSystemOf = (type: number): string | null => sharedFileSystems.get(type >>> 0) ?? null;

/**
 * The packaged database stands on a disk of this machine only: a lock of one machine's kernel says nothing to another.
 *
 * @throws StartFailure when the folder may be shared with other machines
 */
export function requireLocalFolder(folder: string): void {
  if (process.platform !== 'linux') return;
  const name = sharedFileSystemOf(statfsSync(folder).type);
  if (name === null) return;
  throw new StartFailure(
    `${folder} stands on a file system that other machines may share (${name}): set DATA_DIR to a folder on a local disk, or DATABASE_URL.`,
  );
}
