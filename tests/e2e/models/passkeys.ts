import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { texts } from '#texts/de.ts';
import { demoPassword } from './login-page.ts';
import { changeInShop } from './shop-database.ts';

const { accountPasskeys: words, accountPassword } = texts;

/** The part of an account that has its passkeys. */
export const passkeyPart = (page: Page): Locator => page.locator('[data-machine="passkey-setup"]');

/** Names a passkey, proves by the password who it is, and presses the button; the device is asked afterwards. */
export async function beginPasskey(page: Page, name: string, password: string = demoPassword): Promise<void> {
  const form = passkeyPart(page)
    .locator('form')
    .filter({ has: page.getByLabel(words.newName) });
  // Which way to add one there is shows once the part is there.
  await expect(
    passkeyPart(page).getByRole('heading', { name: texts.accountPasskeys.title, exact: true }),
  ).toBeVisible();
  if (!(await form.isVisible()))
    await passkeyPart(page).locator('summary').getByText(words.add, { exact: true }).click();
  await form.getByLabel(words.newName).fill(name);
  await form.getByLabel(accountPassword.currentPassword).fill(password);
  await form.getByRole('button', { name: words.goOn }).click();
}

export const keepCodes = (page: Page): Promise<void> =>
  passkeyPart(page).getByRole('button', { name: accountPassword.kept }).click();

/** The passkeys of an account, in a row each. */
export const passkeyRows = (page: Page): Locator =>
  passkeyPart(page).getByRole('list', { name: words.list }).getByRole('listitem');

/** Sets a first passkey up, and keeps its codes. */
export async function setUpPasskey(page: Page, name: string): Promise<void> {
  await beginPasskey(page, name);
  await keepCodes(page);
  await expect(passkeyRows(page)).toHaveCount(1);
}

/** Has somebody a passkey that another device made. */
export const givePasskey = (email: string, shopFolder: string | undefined): Promise<void> =>
  changeInShop(
    `insert into passkey (person_id, credential_id, public_key, counter, transports, is_backed_up, name, created_at, browser, network)
     select id, $2, 'AAAA', 0, '{}', true, 'Anderes Gerät', now(), '', '' from person where email = $1`,
    [email, randomUUID()],
    shopFolder,
  );
