import type { Page } from '@playwright/test';
import { checkoutPath } from '#domain/checkout.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { goInAccount } from './models/account-menu.ts';
import { expectAccessible } from './models/accessible.ts';
import { enter } from './models/enter.ts';
import { ownFirm } from './models/firm.ts';
import { fillBasket, visit } from './models/visit.ts';

const { adminAddresses, account, checkout } = texts;
const { firm: ofFirm, people: ofPeople, removal } = adminAddresses;

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const go = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true }).first().click();
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name: new RegExp(`^${name}`) });

/** Types an address; what stands there already stays. */
async function type(page: Page, street: string): Promise<void> {
  await field(page, checkout.address.firstname).fill('Wanda');
  await field(page, checkout.address.lastname).fill('Werk');
  await field(page, checkout.address.street).fill(street);
  await field(page, checkout.address.houseNumber).fill('4');
  await field(page, checkout.address.zip).fill('50668');
  await field(page, checkout.address.city).fill('Köln');
}

test('[S2.4-06][S7.2-15] an admin keeps an address of the firm, which its buyer chooses in the checkout @phone', async ({
  page,
}) => {
  const firm = await ownFirm(1_000_000);
  await enter(page, firm.admin, '/my/account');
  await goInAccount(page, account.firmAddresses);
  await expect(main(page)).toContainText(ofFirm.emptyTitle);
  await expectAccessible(page);
  await go(page, ofFirm.add);
  await expect(heading(page, account.newTitle)).toBeVisible();
  await press(page, account.save);
  await expect(main(page).getByRole('alert')).toContainText('Nachname fehlt.');
  await expectAccessible(page);
  await type(page, 'Lagerweg');
  await press(page, account.save);
  await expect(main(page).getByText('Lagerweg 4')).toBeVisible();
  await expectAccessible(page);
  await go(page, 'Werk GmbH');
  await field(page, checkout.address.street).fill('Hafenweg');
  await press(page, account.save);
  await expect(main(page).getByText('Hafenweg 4')).toBeVisible();

  await enter(page, firm.buyer, '/');
  await fillBasket(page, 'toner', 1);
  await visit(page, checkoutPath('address'));
  await expect(main(page)).toContainText('Hafenweg 4');
  await visit(page, '/my/account');
  await expect(main(page)).toContainText(account.noAddress);

  await enter(page, firm.admin, '/my/admin-addresses');
  await go(page, 'Werk GmbH');
  await main(page).getByText(removal.remove, { exact: true }).click();
  await press(page, removal.confirmRemove);
  await expect(main(page)).toContainText(ofFirm.emptyTitle);
});

test('[S2.4-06][S7.2-16] an admin keeps an address for somebody of the firm, finds and deletes it @phone', async ({
  page,
}) => {
  const firm = await ownFirm(0);
  await enter(page, firm.admin, '/my/account');
  await goInAccount(page, account.peopleAddresses);
  await expect(main(page)).toContainText(ofPeople.emptyTitle);
  await go(page, ofPeople.add);
  await type(page, 'Lagerweg');
  await press(page, account.save);
  await expect(main(page).getByRole('alert')).toContainText('Bitte wählen Sie eine Person.');
  await main(page).getByLabel(ofPeople.person).selectOption({ label: 'Karl Werk' });
  await expectAccessible(page);
  await press(page, account.save);
  await expect(main(page).getByRole('row', { name: /^Karl Werk/ })).toContainText('Lagerweg 4');
  await expectAccessible(page);
  await main(page).getByRole('searchbox', { name: ofPeople.search }).fill('niemand');
  await press(page, ofPeople.submitSearch);
  await expect(main(page)).toContainText(ofPeople.notFoundTitle);
  await go(page, ofPeople.endSearch);
  await go(page, 'Karl Werk');
  await expect(main(page)).toContainText(ofPeople.addressOf({ person: 'Karl Werk' }));
  await main(page).getByText(removal.remove, { exact: true }).click();
  await press(page, removal.confirmRemove);
  await expect(main(page)).toContainText(ofPeople.emptyTitle);
});

test('[R21][S2.4-06] who is no admin gets nothing of the addresses', async ({ page }) => {
  const firm = await ownFirm(0);
  await enter(page, firm.buyer, '/');
  for (const path of ['/my/admin-addresses', '/my/admin-user-addresses', '/my/admin-user-addresses/new']) {
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(403);
    expect(await answer.text()).not.toContain(firm.admin);
  }
});
