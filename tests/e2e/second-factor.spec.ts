import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { texts } from '#texts/de.ts';
import { ownArticle, ownPerson } from '#tests/paths/browser/own-data.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { expectAccessible } from './models/accessible.ts';
import { enter } from './models/enter.ts';
import { demoPassword, expectGuest, expectSignedIn, loginForm, people } from './models/login-page.ts';
import { readFromMail } from './models/mailbox.ts';
import { appCode, giveFactor } from './models/second-factor.ts';
import { visit } from './models/visit.ts';

const { accountPassword: access, frame, secondFactor: words } = texts;
const folder = process.env['E2E_DATA_DIR'];

const personOf = (name: string): Promise<string> =>
  ownPerson(`${name}-${randomUUID()}`, people.private, folder);

async function personWithFactor(name: string): Promise<string> {
  const email = await personOf(name);
  await giveFactor(email, folder);
  return email;
}

const main = (page: Page) => page.getByRole('main');
const step = (page: Page) => page.locator('[data-machine="second-factor"]');
const part = (page: Page) => main(page).getByRole('region', { name: access.secondFactor });
const codeField = (page: Page) => step(page).getByRole('textbox');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: frame.logout }).click();
  await expectGuest(page);
}

/** Signs in with the password as far as the second factor. */
async function giveName(page: Page, email: string, path = '/login'): Promise<void> {
  await visit(page, path);
  await loginForm(page).signIn(email);
  await expect(step(page)).toHaveAttribute('data-state', 'app');
  await expect(page).toHaveURL('/login/second-factor');
}

async function show(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await press(page, words.submit);
}

test('[S2.1-11][S7.2-06] a customer sets the second factor up, and signs in by it to where they wanted @phone', async ({
  page,
  isMobile,
}) => {
  const email = await personOf(`factor-${String(isMobile)}`);
  await visit(page, '/my/password');
  await loginForm(page).signIn(email);
  await expect(page).toHaveURL('/my/password');
  await expect(part(page)).toContainText(access.factorOff);
  await part(page).locator('summary').getByText(access.setUpApp).click();
  const password = part(page).getByLabel(access.currentPassword).first();
  await password.fill('falsch');
  await press(page, access.setUp);
  await expect(password).toHaveAccessibleDescription(/nicht Ihr jetziges/);
  await password.fill(demoPassword);
  await press(page, access.setUp);

  await expect(part(page).getByRole('img', { name: access.drawing })).toBeVisible();
  await expect(part(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expectAccessible(page);
  const secret = (await part(page).locator('code').innerText()).replaceAll(' ', '');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  await part(page).getByRole('textbox').fill('12345');
  await press(page, access.confirm);
  await expect(part(page).getByRole('alert')).toContainText('sechs Ziffern');
  await part(page).getByRole('textbox').fill(appCode(secret));
  await press(page, access.confirm);
  const codes = part(page).getByRole('list', { name: access.recoveryCodes }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const [recovery = ''] = await codes.allInnerTexts();
  await press(page, access.kept);
  await expect(part(page)).toContainText(access.factorOn({ count: 10 }));
  await expectAccessible(page);
  await readFromMail(email, /Anmeldung mit zwei Faktoren eingeschaltet/, folder);

  await signOut(page);
  await giveName(page, email, '/my/orders');
  await expectGuest(page);
  await expectAccessible(page);
  // The code that confirmed it is used up.
  await show(page, appCode(secret, 1));
  await expect(page).toHaveURL('/my/orders');
  await expectSignedIn(page);

  await signOut(page);
  await giveName(page, email);
  // Another way stands where the pressed one stood: the second click of a pair takes nobody there.
  await main(page).getByRole('button', { name: words.ways.recovery, exact: true }).dblclick();
  await expect(codeField(page)).toBeFocused();
  await show(page, recovery);
  await expect(page).toHaveURL('/');
  await expectSignedIn(page);
  await visit(page, '/my/password');
  await expect(part(page)).toContainText(access.factorOn({ count: 9 }));
  await part(page).getByText(access.turnOff).first().click();
  await part(page).locator('details[open]').getByLabel(access.currentPassword).fill(demoPassword);
  await part(page).locator('details[open]').getByRole('button', { name: access.turnOff }).click();
  await expect(part(page)).toContainText(access.factorOff);
});

test('[R10][S2.1-11] five wrong codes end the sign-in, and nothing was open before @phone', async ({
  page,
  isMobile,
}) => {
  const email = await personWithFactor(`locked-${String(isMobile)}`);
  await giveName(page, email);
  for (let wrong = 0; wrong < 5; wrong += 1) {
    const told = wrong === 4 ? words.ends.locked.title : 'Dieser Code ist nicht richtig';
    await show(page, appCode(undefined, 20 + wrong));
    await expect(main(page).getByRole('alert')).toContainText(told);
  }
  await expect(step(page)).toHaveAttribute('data-state', 'locked');
  await expectAccessible(page);
  const asked = await page.request.get('/my/orders', { maxRedirects: 0 });
  expect([asked.status(), asked.headers()['location']]).toEqual([302, '/login?redirectTo=%2Fmy%2Forders']);
  await main(page).getByRole('link', { name: words.signInAgain }).click();
  await loginForm(page).signIn(email);
  await show(page, appCode());
  await expect(step(page)).toHaveAttribute('data-state', 'locked');
  // Without a password the page has nothing to ask.
  await page.context().clearCookies();
  await visit(page, '/login/second-factor');
  await expect(step(page)).toHaveAttribute('data-state', 'over');
});

test('[S7.2-10][R9] a trusted browser is not asked again until it is removed; a keyboard is enough', async ({
  page,
  browser,
}) => {
  const email = await personWithFactor('trusted');
  await giveName(page, email);
  await codeField(page).focus();
  await page.keyboard.type(appCode());
  await page.keyboard.press('Tab');
  await expect(step(page).getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expectSignedIn(page);
  await signOut(page);
  await visit(page, '/login');
  await loginForm(page).signIn(email);
  await expectSignedIn(page);

  await visit(page, '/my/password');
  const browsers = main(page).getByRole('region', { name: access.browsers });
  await expect(browsers.getByRole('listitem')).toContainText(access.isTrusted);
  await expect(browsers.getByRole('listitem')).toContainText('Chrome, Linux');
  await browsers.getByRole('listitem').getByRole('button').click();
  await expect(browsers).toContainText(access.noBrowser);
  await signOut(page);
  await giveName(page, email);
  const context = await browser.newContext();
  await giveName(await context.newPage(), email);
  await context.close();
});

test('[S2.1-11][S2.9-06] the checkout goes on after a code that came by mail', async ({ page }) => {
  const email = await personWithFactor('mailed');
  await visit(page, '/');
  await ownArticle(page, 3);
  await visit(page, '/shop/checkout');
  await loginForm(page).signIn(email);
  await expect(step(page)).toHaveAttribute('data-state', 'app');
  await main(page).getByRole('button', { name: words.ways.mail, exact: true }).dblclick();
  await expect(step(page)).toContainText('w…@kontor.example');
  await press(page, words.mail);
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page);
  const code = (await readFromMail(email, /Anmeldung ist \d{6}/, folder)).slice(-6);
  await press(page, words.mailAgain);
  await expect(step(page).getByRole('alert')).toContainText('gerade erst ein Code geschickt');
  await show(page, code);
  await expectSignedIn(page);
  await expect(page).toHaveURL('/shop/checkout/2');
});

test('[R10][R71] an account is erased once the second factor is shown, and the way leads back @phone', async ({
  page,
  isMobile,
}) => {
  const { accountPerson: data, registration } = texts;
  const email = await personOf(`erased-${String(isMobile)}`);
  await enter(page, email, '/my/data');
  // The session has shown none.
  await giveFactor(email, folder);
  const erase = async (): Promise<void> => {
    const own = main(page).getByRole('region', { name: data.personalData });
    await own.getByText(data.erase, { exact: true }).click();
    await own.getByLabel(data.currentPassword).fill(demoPassword);
    await own.getByRole('button', { name: data.eraseConfirm }).click();
  };
  await erase();
  await expect(page).toHaveURL('/login/second-factor');
  await expect(main(page)).toContainText(words.deed.intro);
  await expect(step(page).getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(page);
  await codeField(page).fill(appCode());
  await press(page, words.deed.submit);
  await expect(page).toHaveURL('/my/data');
  await expectSignedIn(page);
  await erase();
  await expect(page.getByRole('heading', { level: 1, name: registration.erased })).toBeVisible();
});
