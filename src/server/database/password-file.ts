import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';

const passwordBytes = 24;
const ownerOnly = 0o600;

/** What the file holds; empty when it is missing. Others than its owner lose the right to read it. */
export function readPasswordFile(file: string): string {
  if (!existsSync(file)) return '';
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, ownerOnly);
  return readFileSync(file, 'utf8').trim();
}

/** The password kept in the file; a new one is made where there is none, or an empty file. */
export function keepPassword(file: string): string {
  const known = readPasswordFile(file);
  if (known !== '') return known;
  const password = randomBytes(passwordBytes).toString('base64url');
  // Renamed when it is on the disk: half a password would lock the shop out of its database.
  const draft = `${file}.new`;
  const descriptor = openSync(draft, 'w', ownerOnly);
  writeSync(descriptor, password);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(draft, file);
  return password;
}
