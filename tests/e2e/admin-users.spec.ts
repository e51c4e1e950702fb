import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { goInAccount } from './models/account-menu.ts';
import { expectAccessible } from './models/accessible.ts';
import { enter } from './models/enter.ts';
import { ownFirm } from './models/firm.ts';
import { expectSignedIn, loginForm } from './models/login-page.ts';
import { readFromMail } from './models/mailbox.ts';
import { expectGoneOn } from './models/shop-front.ts';
import { waitUntilLive } from './models/visit.ts';

const { adminUsers: words, account, registration, passwordReset } = texts;
const password = 'Vier Wörter ohne Zusammenhang';

const main = (page: Page) => page.getByRole('main');
const rowOf = (page: Page, name: string) => main(page).getByRole('row', { name: new RegExp(name) });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const go = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true }).first().click();

test('[S2.4-05][S5-07] an admin invites somebody, who joins by the mail and signs in @phone', async ({
  page,
  browser,
}) => {
  const firm = await ownFirm(0);
  const email = `ina-${randomUUID()}@neu.example`;
  await enter(page, firm.admin, '/my/account');
  await goInAccount(page, account.people);
  await expect(heading(page, words.title)).toBeVisible();
  await expect(rowOf(page, 'Veit Werk')).toContainText(words.roles.deputy);
  await expectAccessible(page);
  await main(page).getByRole('link', { name: words.add }).click();
  await expect(heading(page, words.newTitle)).toBeVisible();
  await press(page, words.invite);
  await expect(main(page).getByRole('alert')).toContainText('Vorname fehlt.');
  await expectAccessible(page);
  await main(page).getByLabel(words.firstname).fill('Ina');
  await main(page).getByLabel(words.lastname).fill('Neu');
  await main(page).getByLabel(words.email).fill(firm.buyer);
  await press(page, words.invite);
  await expect(main(page).getByRole('alert')).toContainText('gehört schon zu Ihrer Firma');
  await main(page).getByLabel(words.email).fill(email);
  await press(page, words.invite);
  await expect(rowOf(page, 'Ina Neu')).toContainText(words.states.invited);
  await main(page).getByText(words.changes).click();
  await expect(main(page)).toContainText(words.change.invited({ person: `Ina Neu (${email})` }));

  const link = new URL(
    await readFromMail(email, /https?:\/\/\S+\/register\/invitation\/\S+/, process.env['E2E_DATA_DIR']),
  );
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(new URL(link.pathname, page.url()).href);
  await waitUntilLive(elsewhere);
  await expect(heading(elsewhere, registration.invitation.title)).toBeVisible();
  await expectAccessible(elsewhere);
  const passwordIn = (label: string) =>
    main(elsewhere)
      .getByLabel(new RegExp(`^${label}\\s*\\*?$`))
      .first();
  await passwordIn(passwordReset.password).fill('kurz');
  await press(elsewhere, registration.invitation.submit);
  await expect(main(elsewhere).getByRole('alert')).toContainText(registration.invitation.errorTitle);
  for (const label of [passwordReset.password, passwordReset.passwordAgain])
    await passwordIn(label).fill(password);
  await press(elsewhere, registration.invitation.submit);
  await expect(main(elsewhere).getByRole('status')).toHaveText(registration.invitation.done);
  await expect(loginForm(elsewhere).email).toHaveValue(email);
  await loginForm(elsewhere).signIn(email, password);
  await expectSignedIn(elsewhere);
  // The invitation is used up: that is said before anything is typed.
  await elsewhere.goto(new URL(link.pathname, page.url()).href);
  await waitUntilLive(elsewhere);
  await expect(heading(elsewhere, passwordReset.overTitle)).toBeVisible();
  await expect(passwordIn(passwordReset.password)).toHaveCount(0);
  await expectAccessible(elsewhere);
  await elsewhere.context().close();
  await page.reload();
  await expect(rowOf(page, 'Ina Neu')).toContainText(words.states.active);
});

test('[S2.4-05][R12] an admin finds somebody, changes what they may, and blocks them', async ({
  page,
  browser,
}) => {
  const firm = await ownFirm(0);
  const buyer = await (await browser.newContext()).newPage();
  await enter(buyer, firm.buyer, '/my/account');
  await enter(page, firm.admin, '/my/admin-users');
  await main(page).getByRole('searchbox', { name: words.search }).fill('karl');
  await press(page, words.submitSearch);
  await expect(page).toHaveURL('/my/admin-users?search=karl');
  await go(page, words.roles.admin);
  await expect(page).toHaveURL('/my/admin-users?search=karl&role=admin');
  await expect(main(page)).toContainText(words.notFoundTitle);
  await expectAccessible(page);
  await go(page, words.roles.member);
  await go(page, 'Karl Werk');
  await main(page).getByRole('radio', { name: words.roleWords.admin }).check();
  await expectAccessible(page);
  await press(page, words.save);
  await expectGoneOn(page, words.title, words.saved);
  await expect(rowOf(page, 'Karl Werk')).toContainText(words.roles.admin);

  await go(page, 'Karl Werk');
  await expect(main(page)).toContainText(words.change.adminGiven({ person: 'Karl Werk' }));
  await main(page).getByText(words.deactivate, { exact: true }).click();
  await expect(main(page)).toContainText(words.lost.admin);
  await press(page, words.confirmDeactivate);
  await expectGoneOn(
    page,
    words.title,
    `${words.change.deactivated({ person: 'Karl Werk' })} ${words.wasLost.admin}`,
  );
  await expect(rowOf(page, 'Karl Werk')).toContainText(words.states.inactive);
  await buyer.goto('/my/account');
  await expect(buyer).toHaveURL(/\/login/);
  await buyer.context().close();

  await go(page, 'Karl Werk');
  await press(page, words.reactivate);
  await expectGoneOn(page, words.title, words.change.reactivated({ person: 'Karl Werk' }));
  await expect(rowOf(page, 'Karl Werk')).toContainText(words.states.active);
  // The own role is not offered.
  await go(page, 'Lotte Werk');
  await expect(main(page).getByRole('radio', { name: words.roleWords.member })).toHaveCount(0);
  await expect(main(page)).toContainText(words.ownRole);
});

test('[R21][S2.4-05] who is no admin gets nothing of the people', async ({ page }) => {
  const firm = await ownFirm(0);
  await enter(page, firm.buyer, '/');
  for (const path of ['/my/admin-users', '/my/admin-users/new']) {
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(403);
    expect(await answer.text()).not.toContain(firm.admin);
  }
});

test('[S1-08][S2.4-08] the account leads an admin from page to page of the firm', async ({ page }) => {
  const firm = await ownFirm(0);
  await enter(page, firm.admin, '/my/admin');
  const { adminAddresses, adminBudgets, adminCostCenters, adminOrders, adminOverview } = texts;
  for (const [link, title] of [
    [account.firmAddresses, adminAddresses.firm.title],
    [account.peopleAddresses, adminAddresses.people.title],
    [account.costCenters, adminCostCenters.title],
    [account.budgets, adminBudgets.title],
    [account.releases, adminOrders.title],
    [account.statistics, texts.adminStatistics.titles.period],
    [account.people, words.title],
    [account.firm, adminOverview.title],
  ] as const) {
    await go(page, link);
    await expect(heading(page, title)).toBeVisible();
  }
});
