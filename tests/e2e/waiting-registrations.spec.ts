import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { expectAccessible } from './models/accessible.ts';
import { demoPassword, expectSignedIn, loginForm, people } from './models/login-page.ts';
import { changeInShop } from './models/shop-database.ts';
import { post, visit } from './models/visit.ts';

const { registrations: words } = texts;

/** A firm that has registered while the shop looks at each. */
async function registered(): Promise<{ readonly company: string; readonly email: string }> {
  const company = `Neu ${randomUUID()} GmbH`;
  const email = `nora-${randomUUID()}@neu-gmbh.example`;
  await changeInShop(
    `with made as (insert into account (kind, customer_number, company, vat_id)
       values ('company', $1, $2, 'DE136695976') returning id)
     insert into person (account_id, email, email_normalised, password_hash, firstname, lastname, is_admin, is_approved)
     select made.id, $1, $1, p.password_hash, 'Nora', 'Neu', true, false from made, person p where p.email = $3`,
    [email, company, people.private],
  );
  return { company, email };
}

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const go = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true }).first().click();

test('[S6-08][S6-05] the staff let one in who has registered and refuse another @phone', async ({
  page,
  browser,
}) => {
  const [welcome, unwanted] = [await registered(), await registered()];
  const stranger = await (await browser.newContext()).newPage();
  await visit(stranger, '/login');
  await loginForm(stranger).signIn(welcome.email, demoPassword);
  await expect(main(stranger).getByRole('alert')).toContainText('nicht richtig');

  await page.goto('/');
  await post(page, '/login', { email: 'backend@kontor.example', password: demoPassword });
  await visit(page, '/my/orders');
  await page.getByRole('link', { name: words.title }).click();
  await main(page).getByRole('searchbox', { name: words.search }).fill(welcome.company);
  await press(page, words.submitSearch);
  await expect(main(page).getByRole('table').getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await go(page, welcome.company);
  await expect(main(page)).toContainText('DE136695976');
  await expectAccessible(page);
  await press(page, words.approve);
  await expect(page).toHaveURL('/registrations');
  await loginForm(stranger).signIn(welcome.email, demoPassword);
  await expectSignedIn(stranger);
  await stranger.context().close();

  await visit(page, `/registrations?search=${encodeURIComponent(unwanted.company)}`);
  await go(page, unwanted.company);
  await main(page).getByText(words.refuse, { exact: true }).click();
  await press(page, words.confirmRefuse);
  await expect(main(page).getByRole('alert')).toContainText('Bitte geben Sie den Grund an.');
  await expectAccessible(page);
  await main(page).getByRole('textbox', { name: words.reason }).fill('Diese Firma gibt es nicht.');
  await press(page, words.confirmRefuse);
  await expect(page).toHaveURL('/registrations');
  await expect(main(page)).not.toContainText(unwanted.company);
});

test('[R20][S6-05] nobody but the staff sees who has registered', async ({ page }) => {
  const { email } = await registered();
  await page.goto('/');
  await post(page, '/login', { email: 'admin@andere-gmbh.example', password: demoPassword });
  const answer = await page.request.get('/registrations');
  expect(answer.status()).toBe(403);
  expect(await answer.text()).not.toContain(email);
});

test('[S6-05] a guest is led to the sign-in, and back to the registrations', async ({ page }) => {
  await page.goto('/registrations');
  await expect(page).toHaveURL(/\/login/);
  await loginForm(page).signIn('backend@kontor.example', demoPassword);
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
});
