import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All mails the shop has written so far; without SMTP they stand as files in its data folder. */
export function mailsTo(address: string): string[] {
  const folder = process.env['E2E_DATA_DIR'];
  if (folder === undefined || folder === '')
    throw new Error('Set E2E_DATA_DIR to the data folder of the shop named by E2E_BASE_URL.');
  const outbox = join(folder, 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => mail.includes(address));
}
