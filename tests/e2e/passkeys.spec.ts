import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { checkoutPath } from '#domain/checkout.ts';
import { texts } from '#texts/de.ts';
import { ownPerson } from '#tests/paths/browser/own-data.ts';
import { expectAccessible } from './models/accessible.ts';
import { expect, test } from './models/local-shop.ts';
import { demoPassword, expectGuest, expectSignedIn, loginForm, people } from './models/login-page.ts';
import { readFromMail } from './models/mailbox.ts';
import { beginPasskey, givePasskey, keepCodes, passkeyPart, passkeyRows } from './models/passkeys.ts';
import { appCode } from './models/second-factor.ts';
import { changeInShop } from './models/shop-database.ts';
import { fillBasket, visit } from './models/visit.ts';
import { withAuthenticator } from './models/virtual-authenticator.ts';

const { accountPasskeys: words, accountPassword, checkout, frame, passkey, secondFactor } = texts;

const main = (page: Page) => page.getByRole('main');
const button = (page: Page) => page.locator('[data-machine="passkey-sign-in"]');
const use = (page: Page) => button(page).getByRole('button', { name: passkey.use }).click();

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: frame.logout }).click();
  await expectGuest(page);
}

/** Somebody of their own, on the page of password and sign-in. */
async function openAccount(page: Page, name: string, folder: string): Promise<string> {
  const email = await ownPerson(`${name}-${randomUUID()}`, people.private, folder);
  await visit(page, '/my/password');
  await loginForm(page).signIn(email);
  await expect(page).toHaveURL('/my/password');
  return email;
}

/** Removes the passkey with this name by the password. */
async function removePasskey(page: Page, name: string): Promise<void> {
  const row = passkeyRows(page).filter({ hasText: name });
  await row.locator('summary').filter({ hasText: words.remove }).click();
  const section = row.locator('details[open]');
  await section.getByLabel(accountPassword.currentPassword).fill(demoPassword);
  await section.getByRole('button', { name: words.removeOf({ name }) }).click();
}

test('[S2.1-11][S7.2-05] a customer sets a passkey up and signs in without a password, to where they wanted @phone', async ({
  page,
  isMobile,
  localShop,
}) => {
  const authenticator = await withAuthenticator(page);
  const email = await openAccount(page, `passkey-${String(isMobile)}`, localShop.folder);
  await expect(passkeyPart(page)).toContainText(words.none);
  await expectAccessible(page);
  await beginPasskey(page, 'Mein Telefon');
  await expect(passkeyPart(page).getByRole('list', { name: accountPassword.recoveryCodes })).toBeVisible();
  await expect(passkeyPart(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expectAccessible(page);
  await keepCodes(page);
  await expect(passkeyRows(page)).toHaveText([/Mein Telefon.*Chrome, Linux.*Noch nicht benutzt/s]);
  await expectAccessible(page);
  await readFromMail(
    email,
    /ein Passkey eingerichtet worden: „Mein Telefon“, am .+ mit Chrome, Linux/,
    localShop.folder,
  );
  expect(await authenticator.count()).toBe(1);

  await signOut(page);
  await visit(page, '/login?redirectTo=%2Fmy%2Forders');
  await expectAccessible(page);
  await use(page);
  await expect(page).toHaveURL('/my/orders');
  await expectSignedIn(page);
  await visit(page, '/my/password');
  await expect(passkeyRows(page)).toHaveText([/Zuletzt benutzt am/]);
});

test('[S2.1-11][S7.2-06] a passkey stands for the code after the password; a keyboard is enough', async ({
  page,
  localShop,
}) => {
  await withAuthenticator(page);
  const email = await openAccount(page, 'factor', localShop.folder);
  await beginPasskey(page, 'Schlüssel');
  await keepCodes(page);
  await signOut(page);

  await visit(page, '/login?redirectTo=%2Fmy%2Forders');
  await loginForm(page).signIn(email);
  await expect(page).toHaveURL('/login/second-factor');
  await expect(main(page)).toContainText(secondFactor.introWithPasskey);
  // Without an app there is no code of one.
  await expect(main(page).getByRole('button', { name: secondFactor.ways.app })).toHaveCount(0);
  await expectAccessible(page);
  await expectGuest(page);
  await button(page).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/my/orders');
  await expectSignedIn(page);
  await signOut(page);
  // The browser is trusted now.
  await visit(page, '/login');
  await loginForm(page).signIn(email);
  await expectSignedIn(page);
});

test('[S2.1-11] who cancels at the device is told so and may try again, at the sign-in and in the account', async ({
  page,
  localShop,
}) => {
  const authenticator = await withAuthenticator(page);
  await openAccount(page, 'cancelled', localShop.folder);
  await authenticator.confirms(false);
  await beginPasskey(page, 'Mein Telefon');
  await expect(passkeyPart(page)).toHaveAttribute('data-state', 'cancelled');
  await expect(passkeyPart(page).getByRole('alert')).toBeFocused();
  await expect(passkeyPart(page)).toContainText(words.cancelled);
  await expectAccessible(page);
  await authenticator.confirms(true);
  await beginPasskey(page, 'Mein Telefon');
  await keepCodes(page);
  await expect(passkeyRows(page)).toHaveCount(1);
  // The device has one already.
  await beginPasskey(page, 'Noch einer');
  await expect(passkeyPart(page).getByRole('alert')).toContainText(words.known);

  await signOut(page);
  await visit(page, '/login');
  await authenticator.confirms(false);
  await use(page);
  await expect(button(page)).toHaveAttribute('data-state', 'cancelled');
  await expect(button(page).getByRole('alert')).toBeFocused();
  await expectAccessible(page);
  await expectGuest(page);
  await authenticator.confirms(true);
  await use(page);
  await expectSignedIn(page);
});

test('[S2.1-11][R9] a passkey gets another name, and is worth nothing once it is removed', async ({
  page,
  localShop,
}) => {
  await withAuthenticator(page);
  const email = await openAccount(page, 'removed', localShop.folder);
  await beginPasskey(page, '');
  await keepCodes(page);
  const row = passkeyRows(page).first();
  await row.locator('summary').filter({ hasText: words.rename }).click();
  await row.locator('details[open]').getByRole('textbox').fill('Altes Telefon');
  await row.getByRole('button', { name: words.saveName }).click();
  await expect(row).toContainText('Altes Telefon');
  await removePasskey(page, 'Altes Telefon');
  await expect(passkeyPart(page)).toContainText(words.none);
  await readFromMail(email, /der letzte Passkey .*„Altes Telefon“/, localShop.folder);

  await signOut(page);
  await visit(page, '/login');
  await use(page);
  await expect(button(page).getByRole('alert')).toContainText(
    'Mit diesem Passkey können Sie sich nicht anmelden',
  );
  await expectGuest(page);
  // The password is enough again.
  await loginForm(page).signIn(email);
  await expectSignedIn(page);
});

test('[S2.1-11][R9] after a new password the page says that a passkey holds beside it alone, and an app replaces the codes', async ({
  page,
  localShop,
}) => {
  await withAuthenticator(page);
  const email = await openAccount(page, 'suspended', localShop.folder);
  await beginPasskey(page, 'Mein Telefon');
  await keepCodes(page);
  await expect(passkeyRows(page)).not.toContainText([words.isSuspended]);
  const app = page.locator('[data-machine="second-factor-setup"]');
  await app.locator('summary').getByText(accountPassword.setUpApp).click();
  await app.getByLabel(accountPassword.currentPassword).fill(demoPassword);
  await expect(app).toContainText(accountPassword.newCodesHint);
  await app.getByRole('button', { name: accountPassword.setUp }).click();
  const secret = (await app.locator('code').innerText()).replaceAll(' ', '');
  await app.getByRole('textbox').fill(appCode(secret));
  await app.getByRole('button', { name: accountPassword.confirm }).click();
  await expect(app).toContainText(accountPassword.codesReplaced);
  await expectAccessible(page);
  await app.getByRole('button', { name: accountPassword.kept }).click();

  // As somebody does who has forgotten the password.
  await changeInShop(
    'update passkey set stands_alone = false where person_id = (select id from person where email = $1)',
    [email],
    localShop.folder,
  );
  await visit(page, '/my/password');
  await expect(passkeyRows(page)).toContainText([words.isSuspended]);
  await expect(passkeyRows(page)).toContainText([words.suspendedHint]);
  await expectAccessible(page);
});

test('[S2.1-11][R10] a passkey that comes when no sign-in waits any more ends the page of the codes, too', async ({
  page,
  localShop,
}) => {
  await withAuthenticator(page);
  const email = await openAccount(page, 'ended', localShop.folder);
  await beginPasskey(page, 'Mein Telefon');
  await keepCodes(page);
  await signOut(page);
  await visit(page, '/login');
  await loginForm(page).signIn(email);
  await expect(page).toHaveURL('/login/second-factor');
  await changeInShop(
    'delete from second_factor_attempt where person_id = (select id from person where email = $1)',
    [email],
    localShop.folder,
  );
  await use(page);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(secondFactor.ends.over.title);
  await expect(main(page).getByRole('textbox')).toHaveCount(0);
  await expect(main(page).getByRole('alert')).toBeFocused();
  await expectAccessible(page);
});

test('[S7.2-05][S4.2-06] a customer signs in with a passkey from the checkout, and goes on there', async ({
  page,
  localShop,
}) => {
  await withAuthenticator(page);
  await openAccount(page, 'checkout', localShop.folder);
  await beginPasskey(page, 'Mein Telefon');
  await keepCodes(page);
  await signOut(page);
  await fillBasket(page, 'toner', 1);
  await visit(page, '/shop/checkout');
  await main(page).getByRole('link', { name: checkout.identify.passkey }).click();
  await expect(button(page)).toBeVisible();
  await use(page);
  await expect(page).toHaveURL(checkoutPath('address'));
  await expectSignedIn(page);
});

test('[S2.1-11] a browser without passkeys is offered none before the password, and told so after it', async ({
  page,
  localShop,
}) => {
  const email = await ownPerson(`unsupported-${randomUUID()}`, people.private, localShop.folder);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'PublicKeyCredential', { value: undefined });
  });
  await visit(page, '/login');
  await expect(loginForm(page).email).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  // After the password a code is left, and one is named.
  await givePasskey(email, localShop.folder);
  await loginForm(page).signIn(email);
  await expect(page).toHaveURL('/login/second-factor');
  await use(page);
  await expect(button(page).getByRole('alert')).toContainText(passkey.unsupported.secondFactor);
  await expectAccessible(page);
});
