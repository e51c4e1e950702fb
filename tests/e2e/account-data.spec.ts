import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { texts } from '#texts/de.ts';
import { ownPerson } from '#tests/paths/browser/own-data.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { goInAccount } from './models/account-menu.ts';
import { expectAccessible } from './models/accessible.ts';
import { demoPassword, loginForm, people } from './models/login-page.ts';
import { readFromMail } from './models/mailbox.ts';
import { visit, waitUntilLive } from './models/visit.ts';

const { account, accountPassword: access, accountPerson: words } = texts;
const iban = 'DE02 1203 0000 0000 2020 51';
const newPassword = 'Vier Wörter ohne Zusammenhang';

const personOf = (name: string): Promise<string> =>
  ownPerson(`${name}-${randomUUID()}`, people.private, process.env['E2E_DATA_DIR']);

/** Opens a page of the account, past the sign-in. */
async function open(page: Page, path: string, email: string, password = demoPassword): Promise<void> {
  await visit(page, path);
  await expect(page).toHaveURL(`/login?redirectTo=${encodeURIComponent(path)}`);
  await loginForm(page).signIn(email, password);
  await expect(page).toHaveURL(path);
}

/** Somebody signed in as the same person in a browser of its own. */
async function elsewhere(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await open(page, '/my/account', email);
  return page;
}

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('region', { name });
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click();
const password = (page: Page, name: string) => main(page).getByLabel(name).first();

test('[S2.3-06][S7.2-11][S7.3-02] a customer changes the name, which the account then shows @phone', async ({
  page,
  isMobile,
}) => {
  const email = await personOf(`person-${String(isMobile)}`);
  await open(page, '/my/data', email);
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect(part(page, words.access)).toContainText(email);
  await expectAccessible(page);

  const field = (name: string) => part(page, words.person).getByRole('textbox', { name });
  await expect(field(words.lastname)).toHaveValue('Weg');
  await field(words.firstname).fill('');
  await field(words.phone).fill('ruft an');
  await press(page, words.save);
  await expect(part(page, words.person).getByRole('alert')).toContainText('Vorname fehlt.');
  await expect(field(words.phone)).toHaveAccessibleDescription(/nur Ziffern/);
  await expectAccessible(page);

  await page.reload();
  await waitUntilLive(page);
  await expect(page.getByText(account.draftTakenUp)).toBeVisible();
  await expect(field(words.phone)).toHaveValue('ruft an');
  await part(page, words.person).getByRole('combobox', { name: words.titleOfPerson }).selectOption('Dr.');
  await field(words.firstname).fill('Wilma');
  await field(words.phone).fill('040 123456');
  await press(page, words.save);
  await expect(main(page).getByRole('status').filter({ hasText: words.saved })).toBeFocused();
  await expect(part(page, words.person)).toContainText('Dr. Wilma Weg');
  await expectAccessible(page);
  await press(page, words.goOn);
  await expect(page.getByRole('combobox', { name: words.salutation })).toBeFocused();
  await expect(field(words.firstname)).toHaveValue('Wilma');
  await expect(field(words.phone)).toHaveValue('040 123456');

  await goInAccount(page, account.overview);
  await expect(main(page)).toContainText('Wilma Weg');
});

test('[S2.3-11][S7.2-12][R65] a customer keeps a bank account, sees the end of its number, and deletes it @phone', async ({
  page,
  isMobile,
}) => {
  await open(page, '/my/data', await personOf(`bank-${String(isMobile)}`));
  const bank = part(page, words.bankAccount);
  await expect(bank).toContainText(words.noBankAccount);
  await bank.getByRole('textbox', { name: words.iban }).fill('DE02 1203 0000 0000 2020 52');
  await press(page, words.saveAccount);
  await expect(bank.getByRole('alert')).toContainText('Diese IBAN ist nicht richtig.');
  await bank.getByRole('textbox', { name: words.iban }).fill(iban);
  await bank.getByRole('textbox', { name: words.accountHolder }).fill('Wanda Weg');
  await press(page, words.saveAccount);
  await expect(bank).toContainText('**** 2051');
  await expect(bank.getByRole('heading', { name: words.bankAccount })).toBeFocused();
  await expect(bank.getByRole('status')).toHaveText(words.accountSaved);
  await expect(main(page)).not.toContainText('1203');
  await expectAccessible(page);

  await press(page, words.removeAccount);
  await expect(bank).toContainText(words.noBankAccount);
  await expect(bank.getByRole('heading', { name: words.bankAccount })).toBeFocused();
});

test('[S2.3-07][S7.2-09][R9] a new password signs out everywhere else, and a mail tells of it @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  const email = await personOf(`password-${String(isMobile)}`);
  const other = await elsewhere(browser, email);
  await open(page, '/my/password', email);
  await expect(page.getByRole('heading', { level: 1, name: access.title })).toBeVisible();
  await expect(part(page, access.sessions).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);

  const change = part(page, access.change);
  await password(page, access.currentPassword).fill('falsch');
  await password(page, access.password).fill('Passwort123');
  await password(page, access.passwordAgain).fill('Passwort124');
  await press(page, access.save);
  await expect(change.getByRole('alert')).toContainText('zu leicht zu erraten');
  await expect(password(page, access.passwordAgain)).toHaveAccessibleDescription(/nicht gleich/);
  await expectAccessible(page);
  await password(page, access.password).fill(newPassword);
  await password(page, access.passwordAgain).fill(newPassword);
  await press(page, access.save);
  await expect(password(page, access.currentPassword)).toHaveAccessibleDescription(/nicht Ihr jetziges/);
  // What was typed stays until it is taken.
  await expect(password(page, access.password)).toHaveValue(newPassword);
  await password(page, access.currentPassword).fill(demoPassword);
  await press(page, access.save);
  await expect(main(page).getByRole('status').filter({ hasText: access.saved })).toBeFocused();
  await expect(part(page, access.sessions)).toContainText(access.onlyHere);
  await expect(part(page, access.browsers).getByRole('listitem')).toHaveCount(1);
  await readFromMail(email, /das Passwort Ihres Kundenkontos wurde geändert/, process.env['E2E_DATA_DIR']);

  // This page goes on with what it can do.
  await press(page, access.again);
  await expect(password(page, access.currentPassword)).toHaveValue('');
  await visit(page, '/my/data');
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();

  await visit(other, '/my/account');
  await expect(other).toHaveURL(/\/login\?redirectTo=/);
  await loginForm(other).signIn(email, newPassword);
  await expect(other).toHaveURL('/my/account');
  await other.context().close();
});

test('[S2.3-12][S7.2-10] other sessions are ended and known browsers are removed; the focus stays where it was @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  const email = await personOf(`sessions-${String(isMobile)}`);
  const [other, lost] = [await elsewhere(browser, email), await elsewhere(browser, email)];
  await open(page, '/my/password', email);
  const sessions = part(page, access.sessions);
  const browsers = part(page, access.browsers);
  await expect(sessions.getByRole('listitem').filter({ hasText: access.thisSession })).toHaveCount(1);
  await expect(browsers.getByRole('listitem')).toHaveCount(3);

  // The one used last but this.
  await browsers.getByRole('listitem').nth(1).getByRole('button').click();
  await expect(browsers.getByRole('listitem')).toHaveCount(2);
  await expect(browsers.getByRole('heading')).toBeFocused();
  await expect(browsers.getByRole('status')).toHaveText(access.browserRemoved);
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await visit(lost, '/my/account');
  await expect(lost).toHaveURL(/\/login\?redirectTo=/);

  await press(page, access.endOthers);
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByRole('heading')).toBeFocused();
  await visit(other, '/my/account');
  await expect(other).toHaveURL(/\/login\?redirectTo=/);

  await press(page, access.removeAll);
  await expect(browsers).toContainText(access.noBrowser);
  await expectAccessible(page);
  await Promise.all([other, lost].map((closing) => closing.context().close()));
});

test('[S2.3-11][R9] a customer changes the mail address by the mail to the new one, and is signed out elsewhere @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  const email = await personOf(`mail-${String(isMobile)}`);
  const next = `neu-${randomUUID()}@kontor.example`;
  const other = await elsewhere(browser, email);
  await open(page, '/my/data', email);
  await part(page, words.access).getByText(words.changeEmail, { exact: true }).click();
  await expectAccessible(page);
  await password(page, words.newEmail).fill(email);
  await press(page, words.askEmail);
  await expect(password(page, words.newEmail)).toHaveAccessibleDescription(/schon Ihre E-Mail-Adresse/);
  await password(page, words.newEmail).fill(next);
  await part(page, words.access).getByLabel(words.currentPassword).fill(demoPassword);
  await press(page, words.askEmail);
  await expect(main(page).getByRole('status').filter({ hasText: next })).toBeFocused();
  await expect(part(page, words.access)).toContainText(email);
  await expectAccessible(page);

  const link = new URL(
    await readFromMail(next, /https?:\/\/\S+\/my\/email\/confirm\/\S+/, process.env['E2E_DATA_DIR']),
  );
  await visit(page, link.pathname);
  await expectAccessible(page);
  await press(page, words.confirmEmailSubmit);
  await expect(main(page).getByRole('status')).toHaveText(words.emailChangedHint({ email: next }));
  await expect(main(page).getByRole('status')).toBeFocused();
  await expectAccessible(page);
  await main(page).getByRole('link', { name: words.toPersonalData }).click();
  await expect(part(page, words.access)).toContainText(next);
  await visit(other, '/my/account');
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
  // A link is good once: that is said before anything is pressed.
  await visit(page, link.pathname);
  await expect(main(page)).toContainText(words.linkOver);
  await expect(main(page)).toContainText(words.linkOverHint({ email: next }));
  await expect(main(page).getByRole('button', { name: words.confirmEmailSubmit })).toHaveCount(0);
  await expectAccessible(page);
  await main(page).getByRole('link', { name: words.toPersonalData }).click();
  await expect(page).toHaveURL('/my/data');
});
