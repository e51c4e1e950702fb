import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** Size of one file of the journal (write-ahead log), PostgreSQL's default. */
const segmentBytes = 16 * 1024 * 1024;
const segmentName = /^[0-9A-F]{24}$/;

/** Copies with owners and modes, which the database insists on. */
const copy = (source: string, target: string): void =>
  void execFileSync('cp', ['-a', source, target], { stdio: 'pipe' });

const emptyFolder = (folder: string): void => {
  for (const entry of readdirSync(folder)) rmSync(join(folder, entry), { recursive: true });
};

/** Place in the journal up to which everything has been forced to disk. */
export async function flushedPlace(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ place: string }>('select pg_current_wal_flush_lsn()::text as place');
  return rows[0]?.place ?? '';
}

/** Copies the data folder of a running shop to `target`, without its journal, consistent as of now (T0). */
export async function takeSnapshot(client: pg.Client, dataDirectory: string, target: string): Promise<void> {
  const cluster = join(target, 'postgres');
  mkdirSync(target);
  chmodSync(target, 0o755);
  await client.query("select pg_backup_start('power loss', fast => true)");
  for (const name of ['postgres', 'postgres-password']) copy(join(dataDirectory, name), join(target, name));
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
  emptyFolder(join(cluster, 'pg_wal'));
  rmSync(join(cluster, 'postmaster.pid'));
  const label = join(cluster, 'backup_label');
  writeFileSync(label, rows[0]?.labelfile ?? '');
  const { uid, gid } = statSync(cluster);
  chownSync(label, uid, gid);
}

/**
 * Makes what a power cut leaves at its worst: the snapshot of T0 and, of all that was written since, only the journal
 * forced to disk up to `place` (T1). Every byte after it is zero, every later file is gone (case R78).
 */
export function restoreAsOf(place: string, snapshot: string, dataDirectory: string, target: string): void {
  copy(snapshot, target);
  const [high = '', low = ''] = place.split('/').map((part) => part.padStart(8, '0'));
  const inLow = Number.parseInt(low, 16);
  const lastNumber = Math.floor(inLow / segmentBytes)
    .toString(16)
    .toUpperCase();
  const last = `${high}${lastNumber.padStart(8, '0')}`;
  const written = join(dataDirectory, 'postgres', 'pg_wal');
  for (const name of readdirSync(written)) {
    // The first eight digits count restores, the others go up with the place.
    const number = name.slice(8);
    if (!segmentName.test(name) || number > last) continue;
    const kept = join(target, 'postgres', 'pg_wal', name);
    copy(join(written, name), kept);
    if (number < last) continue;
    truncateSync(kept, inLow % segmentBytes);
    truncateSync(kept, segmentBytes);
  }
}
