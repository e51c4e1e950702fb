import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { texts } from '#texts/de.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { expectAccessible } from './models/accessible.ts';
import { expectSignedIn, loginForm } from './models/login-page.ts';
import { readFromMail } from './models/mailbox.ts';
import { visit, waitUntilLive } from './models/visit.ts';

const { registration: words } = texts;
const password = 'Vier Wörter ohne Zusammenhang';
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) =>
  main(page)
    .getByLabel(new RegExp(`^${name.replace('.', '\\.')}\\*?`))
    .first();

test('[S2.1-04][S7.2-07][S5-03] a firm registers, confirms by mail and signs in @phone', async ({
  page,
  isMobile,
}) => {
  const email = `nora-${String(isMobile)}-${randomUUID()}@neu-gmbh.example`;
  await visit(page, '/login');
  await main(page).getByRole('link', { name: words.register }).click();
  await expect(page).toHaveURL('/register');
  await expect(main(page).getByRole('radio', { name: words.kinds.company })).toBeChecked();
  await expect(field(page, words.vatId)).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: words.submit }).click();
  await expect(main(page).getByRole('alert')).toContainText(words.errorTitle);
  await expect(main(page).getByRole('alert')).toContainText('USt-IdNr. fehlt.');
  await expectAccessible(page);

  await main(page).getByRole('radio', { name: words.kinds.private }).check();
  await expect(field(page, words.vatId)).toBeHidden();
  await main(page).getByRole('radio', { name: words.kinds.company }).check();
  await main(page).getByRole('textbox', { name: words.company }).fill('Neu GmbH');
  await field(page, words.vatId).fill('DE136695976');
  await field(page, words.firstname).fill('Nora');
  await field(page, words.lastname).fill('Neu');
  await field(page, words.email).fill(email);
  await field(page, words.password).fill(password);
  // A reload loses nothing but the passwords, which are kept nowhere.
  await page.reload();
  await waitUntilLive(page);
  await expect(main(page)).toContainText(words.draftTakenUp);
  await expect(field(page, words.lastname)).toHaveValue('Neu');
  await expect(field(page, words.password)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(password);
  await field(page, words.emailAgain).fill(email);
  await field(page, words.password).fill(password);
  await field(page, words.passwordAgain).fill(password);
  await main(page).getByRole('button', { name: words.submit }).click();
  await expect(main(page).getByRole('status')).toHaveText(words.next.awaitingMail({ email }));

  const link = new URL(
    await readFromMail(email, /https?:\/\/\S+\/register\/confirm\/\S+/, process.env['E2E_DATA_DIR']),
  );
  await page.goto(link.pathname);
  await waitUntilLive(page);
  await expectAccessible(page);
  await field(page, words.password).fill(password);
  await main(page).getByRole('button', { name: words.confirm }).click();
  await expect(main(page).getByRole('status')).toHaveText(words.next.registered({ email }));
  await expect(loginForm(page).email).toHaveValue(email);
  await loginForm(page).signIn(email, password);
  await expectSignedIn(page);

  // The link is used up: that is said before anything is typed.
  await page.goto(link.pathname);
  await waitUntilLive(page);
  await expect(main(page)).toContainText(words.over);
  await expect(field(page, words.password)).toHaveCount(0);
  await expectAccessible(page);
  await main(page).getByRole('link', { name: words.again }).click();
  await expect(page).toHaveURL('/register');
});
