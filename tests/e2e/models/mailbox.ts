import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '#tests/support/shop-test.ts';
import { changeInShop, readInShop } from './shop-database.ts';

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

/**
 * What the newest mail to an address says that only its reader knows, such as a link or a code; waits until the mail is there.
 *
 * @param what matches it
 * @param shopFolder data folder of the shop that writes the mail
 */
export async function readFromMail(
  address: string,
  what: RegExp,
  shopFolder: string | undefined,
): Promise<string> {
  let found = '';
  await expect(async () => {
    const [mail] = await readInShop(
      'select text_body from outbox_mail where recipient = $1 order by id desc limit 1',
      [address],
      shopFolder,
    );
    found = what.exec(String(mail?.['text_body']))?.[0] ?? '';
    expect(found).not.toBe('');
  }).toPass();
  return found;
}

/** The link that is mailed to somebody whose sign-in was slowed by the guesses of others. */
export async function mailedWayIn(email: string, shopFolder: string | undefined): Promise<string> {
  await changeInShop(
    `insert into login_slowed (account, email, slowed_at) values ('browser test ' || $1, $1, now())
     on conflict (account) do update set email = excluded.email`,
    [email],
    shopFolder,
  );
  return readFromMail(email, /https?:\/\/\S+\/login\?wayIn=\S+/, shopFolder);
}
