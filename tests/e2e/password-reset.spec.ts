import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { texts } from '#texts/de.ts';
import { ownPerson } from '#tests/paths/browser/own-data.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { expectAccessible } from './models/accessible.ts';
import { expectSignedIn, loginForm, people } from './models/login-page.ts';
import { readFromMail } from './models/mailbox.ts';
import { visit, waitUntilLive } from './models/visit.ts';

const { passwordReset: words, session } = texts;
const folder = process.env['E2E_DATA_DIR'];
const newPassword = 'Vier Wörter ohne Zusammenhang';
const main = (page: Page) => page.getByRole('main');

test('[S2.1-05][S2.1-06][S7.2-08] who has forgotten the password sets a new one by the mail @phone', async ({
  page,
  isMobile,
}) => {
  const name = `vergessen-${String(isMobile)}-${randomUUID()}`;
  const email = await ownPerson(name, people.private, folder);
  await visit(page, '/login');
  await main(page).getByRole('link', { name: session.forgotten }).click();
  await expect(page).toHaveURL('/password/request');
  const address = main(page).getByRole('textbox', { name: words.email });
  await address.fill('keine Adresse');
  await main(page).getByRole('button', { name: words.request }).click();
  await expect(main(page).getByRole('alert')).toContainText(words.requestError);
  await expectAccessible(page);
  await address.fill(email);
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('status')).toHaveText(words.requested({ email }));
  await expect(main(page).getByRole('status')).toBeFocused();

  const link = new URL(await readFromMail(email, /https?:\/\/\S+\/password\/reset\/\S+/, folder));
  const answer = await page.goto(link.pathname);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await waitUntilLive(page);
  await expect(page.getByRole('heading', { level: 1, name: words.resetTitle })).toBeVisible();
  await expectAccessible(page);
  const password = main(page).getByLabel(words.password).first();
  const again = main(page).getByLabel(words.passwordAgain).first();
  await password.fill('passwort');
  await again.fill('Passwort');
  await main(page).getByRole('button', { name: words.reset }).click();
  await expect(main(page).getByRole('alert')).toContainText(words.resetError);
  await expect(again).toHaveAccessibleDescription(/nicht gleich/);
  await password.fill(newPassword);
  await again.fill(newPassword);
  await main(page).getByRole('button', { name: words.reset }).click();
  await expect(main(page).getByRole('status')).toHaveText(words.isReset);
  await expect(loginForm(page).email).toHaveValue(email);
  await loginForm(page).signIn(email, newPassword);
  await expectSignedIn(page);

  // The link is used up: that is said before anything is typed.
  await page.goto(link.pathname);
  await waitUntilLive(page);
  await expect(page.getByRole('heading', { level: 1, name: words.overTitle })).toBeVisible();
  await expect(password).toHaveCount(0);
  await expectAccessible(page);
  await main(page).getByRole('link', { name: words.requestAgain }).click();
  await expect(page).toHaveURL('/password/request');
});

for (const path of ['/kundenlogin', '/kundenlogin/muster/', '/businesslogin', '/businesslogin/muster/'])
  test(`[S2.1-08][S2.1-09][S2.1-10] ${path} signs in without a footer`, async ({ page }) => {
    const name = `alias-${path.replaceAll('/', '-')}-${randomUUID()}`;
    const email = await ownPerson(name, people.private, folder);
    const answer = await page.goto(`${path}?redirectTo=/my/orders`);
    expect(answer?.status()).toBe(200);
    await waitUntilLive(page);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: session.title })).toBeVisible();
    await loginForm(page).signIn(email);
    await expect(page).toHaveURL('/my/orders');
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  });

test('[S2.1-08][R59] an alias leads nowhere else', async ({ page }) => {
  for (const path of ['/kundenlogin/https:evil.example', '/businesslogin/%2F%2Fevil.example']) {
    await page.goto(path);
    expect(new URL(page.url()).host).toBe(new URL(test.info().project.use.baseURL ?? page.url()).host);
  }
});
