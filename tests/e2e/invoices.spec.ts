import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';
import { ruleFaults, schemaFaults, xrechnungFaults } from '#tests/support/valid-invoice.ts';
import { texts } from '#texts/de.ts';
import { formFaults } from '#texts/de/form-faults.ts';
import { invoicePage as said } from '#texts/de/invoice-page.ts';
import { expectAccessible } from './models/accessible.ts';
import { freshEmail, placeOrder } from './models/checkout-page.ts';
import { enter } from './models/enter.ts';
import { ownFirm } from './models/firm.ts';
import { fillBasket, visit, waitUntilLive } from './models/visit.ts';

const { accountPerson: words } = texts;
const leitwegId = '04011000-1234512345-06';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

/** Opens the page of an order until its invoice is there, as somebody does who comes back a little later. */
async function openInvoice(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await visit(page, path);
    await expect(part(page, said.title)).toContainText(/Rechnung RE-\d{4}-\d{6} vom/, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await waitUntilLive(page);
}

async function saved(page: Page, name: RegExp): Promise<{ readonly file: string; readonly bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await part(page, said.title).getByRole('button', { name }).click();
  const file = await download;
  return { file: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('[S2.3-11][S2.3-13] the admin of a firm chooses XRechnung with a Leitweg-ID, orders, and saves both files of the invoice @phone', async ({
  page,
}) => {
  const firm = await ownFirm(1_000_000);
  await enter(page, firm.admin, '/my/data');
  await waitUntilLive(page);
  const invoicing = part(page, words.invoicing);
  const reference = invoicing.getByRole('textbox', { name: words.buyerReference });
  await expect(invoicing.getByRole('combobox', { name: words.invoiceFormat })).toHaveValue('zugferd');
  await invoicing.getByRole('combobox', { name: words.invoiceFormat }).selectOption('xrechnung');
  await invoicing.getByRole('button', { name: words.saveInvoicing }).click();
  await expect(invoicing.getByRole('alert')).toContainText(formFaults.sentences.buyerReferenceMissing);
  await reference.fill('04011000-1234512345-07');
  await invoicing.getByRole('button', { name: words.saveInvoicing }).click();
  await expect(invoicing.getByRole('alert')).toContainText(formFaults.sentences.leitwegIdInvalid);
  await expectAccessible(page);
  await reference.fill(leitwegId);
  await invoicing.getByRole('textbox', { name: words.vatId }).fill('DE 123 456 789');
  await invoicing.getByRole('button', { name: words.saveInvoicing }).click();
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: words.invoicingSaved }),
  ).toBeFocused();
  await expect(invoicing).toContainText(leitwegId);
  await expectAccessible(page);

  await fillBasket(page, 'toner', 2);
  const number = await placeOrder(page, null);
  await openInvoice(page, `/my/orders/${number}`);
  await expect(part(page, said.title)).toContainText(said.isXRechnung);
  await expectAccessible(page);
  const data = await saved(page, /^Rechnung \(XML\) .+ speichern$/);
  expect(data.file).toMatch(/^Rechnung-RE-\d{4}-\d{6}\.xml$/);
  const xml = data.bytes.toString();
  expect([schemaFaults(xml), await ruleFaults(xml), xrechnungFaults(xml)]).toEqual([[], [], []]);
  expect(xml).toContain(`<ram:BuyerReference>${leitwegId}</ram:BuyerReference>`);
  expect(xml).toContain(`<ram:IssuerAssignedID>${number}</ram:IssuerAssignedID>`);
  expect(xml).toContain('DE123456789');
  const paper = await saved(page, /^Rechnung \(PDF\) .+ speichern$/);
  expect(paper.file).toMatch(/^Rechnung-RE-\d{4}-\d{6}\.pdf$/);
  expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  // A colleague reads how invoices come, and changes nothing of it.
  await page.context().clearCookies();
  await enter(page, firm.buyer, '/my/data');
  await expect(invoicing).toContainText(leitwegId);
  await expect(invoicing).toContainText(words.invoicingOfFirm);
  await expect(invoicing.getByRole('button')).toHaveCount(0);
});

test('[S2.3-13] a guest finds the invoice on the page of the order, to read alone, and is told when it cannot be loaded', async ({
  page,
}) => {
  await fillBasket(page, 'toner', 1);
  const email = freshEmail();
  const number = await placeOrder(page, email);
  await visit(page, '/order');
  await waitUntilLive(page);
  await page.getByRole('textbox', { name: 'Bestellnummer' }).fill(number);
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await page.getByRole('button', { name: 'Bestellung zeigen' }).click();
  await expect(page).toHaveURL(/orderKey=/);
  await openInvoice(page, page.url());
  await expect(part(page, said.title).getByRole('button')).toHaveCount(1);
  // The shop is asked for one that is not there.
  await page.route('**/rest/orders/get-invoice', (route) =>
    route.continue({ postData: { ...(route.request().postDataJSON() as object), number: 'RE-2000-000001' } }),
  );
  await part(page, said.title).getByRole('button').click();
  await expect(part(page, said.title).getByRole('alert')).toHaveText(said.failed);
  await expectAccessible(page);
  await page.unroute('**/rest/orders/get-invoice');
  const paper = await saved(page, /^Rechnung \(PDF\) .+ speichern$/);
  expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});
