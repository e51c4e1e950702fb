import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { orderPage } from '#texts/de/order-page.ts';
import { expectAccessible } from './models/accessible.ts';
import { enter } from './models/enter.ts';
import { placeOrder, walkToReview } from './models/checkout-page.ts';
import { ownFirm } from './models/firm.ts';
import { countGestures } from './models/gestures.ts';
import { readFromMail } from './models/mailbox.ts';
import { followFromMail, inOwnBrowser, releaseDesk, requestRelease } from './models/release-desk.ts';
import { loginForm } from './models/login-page.ts';
import { fillBasket, post, visit, waitUntilLive } from './models/visit.ts';
import type { Page } from '@playwright/test';

const { steps: wayOfOrder } = orderPage;
const { adminOrders: words, release: said, order: orderWords } = texts;

test.describe.configure({ timeout: 120_000 });

/** An order of a firm of its own that waits for its release, placed by the buyer who is signed in here. */
async function waitingOrder(page: Page, quantity = 1) {
  const firm = await ownFirm(100);
  await enter(page, firm.buyer, '/');
  await fillBasket(page, 'toner', quantity);
  return { firm, number: await placeOrder(page, null) };
}

const outcome = (page: Page) => page.getByRole('main').getByText(/^Bestellung \S+ ist|Ihre Rückfrage zu/);

test('[S4.3-09][S4.3-10] a buyer above the limit asks for a release; the approver asks back, gets the answer and releases', async ({
  page,
  browser,
}) => {
  const firm = await ownFirm(100);
  await enter(page, firm.buyer, '/');
  await fillBasket(page, 'toner', 1);
  await visit(page, '/shop/basket');
  await expect(page.getByRole('main')).toContainText('muss Ihre Firma freigeben');

  await walkToReview(page);
  await expect(page.getByRole('main')).toContainText('muss Ihre Firma freigeben');
  await expectAccessible(page);
  const number = await requestRelease(page);
  const folder = process.env['E2E_DATA_DIR'];
  const address = await readFromMail(firm.admin, /\/my\/admin-orders\/\S+/, folder);
  expect(address).toBe(`/my/admin-orders/${number}`);

  // The mail leads there, by way of the sign-in.
  const approver = await followFromMail(browser, firm.admin, address);
  await expect(approver.getByRole('heading', { level: 1 })).toContainText(number);
  await expectAccessible(approver);
  const { row, begin, confirm } = releaseDesk(approver);
  await begin('ask', number).click();
  await confirm('ask').click();
  await expect(approver.getByText(words.textMissing.ask)).toBeVisible();
  await approver.getByRole('textbox', { name: words.question }).fill('Wofür brauchen Sie das?');
  await confirm('ask').click();
  await expect(outcome(approver)).toContainText(number);

  await visit(page, `/my/orders/${number}`);
  await waitUntilLive(page);
  await expect(page.getByRole('main')).toContainText('Wofür brauchen Sie das?');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: said.own.answer }).fill('Für den neuen Drucker.');
  await page.getByRole('button', { name: said.own.sendAnswer }).click();
  await expect(page.getByRole('textbox', { name: said.own.answer })).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Für den neuen Drucker.');

  await visit(approver, '/my/admin-orders');
  await waitUntilLive(approver);
  await expectAccessible(approver);
  await begin('release', number).click();
  await confirm('release').click();
  await expect(outcome(approver)).toContainText(`${number} ist freigegeben`);
  await expect(row(number)).toBeHidden();

  await page.reload();
  await expect(page.getByRole('main')).toContainText(orderWords.states.accepted);
  const steps = page.getByRole('list', { name: wayOfOrder.title }).getByRole('listitem');
  await expect(steps.first()).toContainText(wayOfOrder.names.requested);
  await expect(steps.and(page.locator('[aria-current="step"]'))).toHaveText(
    /^Freigegeben durch Lotte Werk \d{2}\.\d{2}\.\d{4}$/,
  );
  await expect(steps.last()).toContainText(`${wayOfOrder.names.delivered} ${wayOfOrder.open}`);
  await expectAccessible(page);
  await readFromMail(firm.buyer, /vielen Dank für Ihre Bestellung/, folder);
  await approver.context().close();
});

test('[S4.3-09] a buyer who answers an order that was released meanwhile reads so, and sees it as it stands', async ({
  page,
  browser,
}) => {
  const { firm, number } = await waitingOrder(page);
  const approver = await inOwnBrowser(browser, firm.admin, `/my/admin-orders/${number}`);
  const { begin, confirm } = releaseDesk(approver);
  await begin('ask', number).click();
  await approver.getByRole('textbox', { name: words.question }).fill('Wofür brauchen Sie das?');
  await confirm('ask').click();
  await expect(outcome(approver)).toContainText(number);

  await visit(page, `/my/orders/${number}`);
  await waitUntilLive(page);
  const answer = page.getByRole('textbox', { name: said.own.answer });
  await answer.fill('Für den neuen Drucker.');
  await begin('release', number).click();
  await confirm('release').click();
  await expect(outcome(approver)).toContainText(`${number} ist freigegeben`);
  await page.getByRole('button', { name: said.own.sendAnswer }).click();
  await expect(
    page.getByText('Lotte Werk hat sie schon freigegeben. Ihre Antwort wurde nicht gesendet.'),
  ).toBeVisible();
  await expect(answer).toBeHidden();
  const main = page.getByRole('main');
  await expect(main).toContainText(orderWords.states.accepted);
  await expect(main).not.toContainText(said.own.withdraw);
  await expectAccessible(page);
  await approver.context().close();
});

test('[S4.3-10] a buyer who withdraws an order that was released meanwhile reads so, and sees it as it stands', async ({
  page,
  browser,
}) => {
  const { firm, number } = await waitingOrder(page);
  const approver = await inOwnBrowser(browser, firm.admin, `/my/admin-orders/${number}`);
  await visit(page, `/my/orders/${number}`);
  await waitUntilLive(page);
  const { begin, confirm } = releaseDesk(approver);
  await begin('release', number).click();
  await confirm('release').click();
  await expect(outcome(approver)).toContainText(`${number} ist freigegeben`);
  const main = page.getByRole('main');
  await main.getByText(said.own.withdraw, { exact: true }).click();
  const withdraw = page.getByRole('button', { name: said.own.confirmWithdraw });
  await withdraw.click();
  // The form, which says it for a moment, goes with the wait.
  await expect(withdraw).toBeHidden();
  await expect(
    page.getByText(/^Zum Zurückziehen war es zu spät: Lotte Werk hat die Bestellung freigegeben \(/),
  ).toBeVisible();
  await expect(main).toContainText(orderWords.states.accepted);
  await expect(main).not.toContainText(said.own.withdraw);
  await expectAccessible(page);
  await approver.context().close();
});

test('[S4.3-10] an approver takes less than was ordered and releases that; a wrong amount is told at its field', async ({
  page,
  browser,
}) => {
  const { firm, number } = await waitingOrder(page, 3);
  const approver = await inOwnBrowser(browser, firm.admin, `/my/admin-orders/${number}`);
  const main = approver.getByRole('main');
  await main.getByText(words.changeTitle).click();
  const amount = main.getByRole('textbox', { name: /Toner/ });
  await expect(amount).toHaveValue('3');
  await amount.fill('30');
  const save = main.getByRole('button', { name: words.saveQuantities });
  await save.click();
  await expect(amount).toHaveAccessibleDescription(/Mehr als die bestellten 3/);
  await expectAccessible(approver);
  await amount.fill('2');
  await save.click();
  const told = main.getByText(words.quantitiesChanged);
  await expect(told).toBeFocused();
  await expect(main).toContainText(/2 statt 3/);
  await expectAccessible(approver);
  // Once more, from what stands there now.
  await main.getByRole('button', { name: words.changeMore }).click();
  await expect(amount).toHaveValue('2');
  await amount.fill('1');
  await save.click();
  await expect(told).toBeFocused();
  await expect(main).toContainText(/1 statt 2/);
  const { begin, confirm } = releaseDesk(approver);
  await begin('release', number).click();
  await confirm('release').click();
  await expect(outcome(approver)).toContainText(`${number} ist freigegeben`);

  await visit(page, `/my/orders/${number}`);
  await expect(page.getByRole('main')).toContainText(
    said.stepBy({ step: said.steps.changed, name: 'Lotte Werk' }),
  );
  await expect(page.getByRole('main')).toContainText(orderWords.states.accepted);
  await approver.context().close();
});

test('[S4.3-09] an admin says which orders need a release, and a buyer is told before ordering', async ({
  page,
  browser,
}) => {
  const firm = await ownFirm(100_000);
  const admin = await inOwnBrowser(browser, firm.admin, '/my/admin-release-rules');
  const main = admin.getByRole('main');
  const { adminReleaseRules: rules } = texts;
  await expect(main.getByRole('heading', { level: 1, name: rules.title })).toBeVisible();
  const above = main.getByRole('textbox', { name: rules.releaseAbove });
  await expect(above).toHaveValue('1.000,00');
  await above.fill('viel');
  await main.getByRole('button', { name: rules.save }).click();
  await expect(above).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(admin);
  await above.fill('');
  await main
    .getByRole('group', { name: rules.categories })
    .getByRole('checkbox', { name: 'Druckerverbrauchsmaterial' })
    .check();
  await main.getByRole('button', { name: rules.save }).click();
  await expect(main.getByText(rules.saved)).toBeFocused();
  const inForce = main.getByRole('region', { name: rules.inForce });
  await expect(inForce).toContainText(`${rules.categories}: Druckerverbrauchsmaterial`);
  await expect(inForce).not.toContainText(rules.releaseAbove);
  await admin.reload();
  await expect(above).toHaveValue('');
  await expect(main.getByRole('checkbox', { name: 'Druckerverbrauchsmaterial' })).toBeChecked();

  await enter(page, firm.buyer, '/');
  await fillBasket(page, 'toner', 1);
  await visit(page, '/shop/basket');
  await expect(page.getByRole('main')).toContainText(
    'aus einer Warengruppe, für die Ihre Firma eine Freigabe verlangt',
  );
  await admin.context().close();
});

test('[S4.3-09] rules that were saved elsewhere meanwhile are shown beside what was typed, which is saved by the next press', async ({
  browser,
}) => {
  const firm = await ownFirm(100_000);
  const { adminReleaseRules: rules, account } = texts;
  const first = await inOwnBrowser(browser, firm.admin, '/my/admin-release-rules');
  const second = await inOwnBrowser(browser, firm.admin, '/my/admin-release-rules');
  const above = (page: Page) => page.getByRole('textbox', { name: rules.releaseAbove });
  const save = (page: Page) => page.getByRole('button', { name: rules.save });
  await above(first).fill('20');
  await above(second).fill('75');
  await second.getByRole('checkbox', { name: rules.mayReleaseOwn }).check();
  await save(second).click();
  await expect(second.getByText(rules.saved)).toBeVisible();

  await save(first).click();
  const alert = first
    .getByRole('alert')
    .filter({ hasText: 'inzwischen geändert, zuletzt von Ihnen selbst.' });
  await expect(alert).toBeFocused();
  await expect(first.getByText(account.changedMeanwhile)).toBeVisible();
  const inForce = first.getByRole('region', { name: rules.inForce });
  await expect(inForce).toContainText('75,00');
  await expect(inForce).toContainText(rules.mayReleaseOwn);
  await expect(above(first)).toHaveValue('20');
  await expect(first.getByRole('checkbox', { name: rules.mayReleaseOwn })).not.toBeChecked();
  await expectAccessible(first);
  await save(first).click();
  await expect(first.getByText(rules.saved)).toBeVisible();
  await expect(inForce).toContainText('20,00');
  await expect(inForce).not.toContainText(rules.mayReleaseOwn);
  await first.context().close();
  await second.context().close();
});

test('[S7.2-21] of two who decide at once one is told that it is decided; the buyer reads why it was denied', async ({
  page,
  browser,
}) => {
  const { firm, number } = await waitingOrder(page);
  const first = await inOwnBrowser(browser, firm.admin, '/my/admin-orders');
  const second = await inOwnBrowser(browser, firm.admin, '/my/admin-orders');
  const [firstDesk, secondDesk] = [releaseDesk(first), releaseDesk(second)];
  await secondDesk.begin('release', number).click();
  const denyFirst = firstDesk.begin('deny', number);
  await denyFirst.click();
  const reason = first.getByRole('textbox', { name: words.reason });
  await reason.fill('Dafür ist dieses Jahr kein Geld da.');
  // What was typed outlives the page.
  await first.reload();
  await waitUntilLive(first);
  await denyFirst.click();
  await expect(reason).toHaveValue('Dafür ist dieses Jahr kein Geld da.');
  // And the session, which ends behind the page's back.
  await post(first, '/logout', {});
  await firstDesk.confirm('deny').click();
  await expect(first).toHaveURL(/\/login\?redirectTo=%2Fmy%2Fadmin-orders$/);
  await loginForm(first).signIn(firm.admin);
  await denyFirst.click();
  await expect(reason).toHaveValue('Dafür ist dieses Jahr kein Geld da.');
  await firstDesk.confirm('deny').click();
  await expect(outcome(first)).toContainText(`${number} ist abgelehnt`);
  await secondDesk.confirm('release').click();
  await expect(second.getByRole('main')).toContainText(
    new RegExp(`Bestellung ${number}: .+ hat sie schon abgelehnt\\.`, 'u'),
  );
  await visit(page, `/my/orders/${number}`);
  await expect(page.getByRole('main')).toContainText('Dafür ist dieses Jahr kein Geld da.');
  await first.context().close();
  await second.context().close();
});

test('[S4.3-10][S7.2-21] a sum that has changed since it was read is shown before it is released, by the link of the mail and by keyboard', async ({
  page,
  browser,
}) => {
  const { firm, number } = await waitingOrder(page, 3);
  const address = await readFromMail(firm.admin, /\/my\/admin-orders\/\S+/, process.env['E2E_DATA_DIR']);
  const reader = await inOwnBrowser(browser, firm.admin, address);
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(number);

  const changer = await inOwnBrowser(browser, firm.admin, `/my/admin-orders/${number}`);
  const other = changer.getByRole('main');
  await other.getByText(words.changeTitle).click();
  await other.getByRole('textbox', { name: /Toner/ }).fill('1');
  await other.getByRole('button', { name: words.saveQuantities }).click();
  await expect(other.getByText(words.quantitiesChanged)).toBeFocused();

  // Who read three pieces is not taken at their word for one; nothing but keys is used.
  const press = async (name: string): Promise<void> => {
    await reader.getByRole('button', { name }).focus();
    await reader.keyboard.press('Enter');
  };
  await press(words.decisionOf({ decision: words.decisions.release, number }));
  await press(words.confirm.release);
  const question = reader.getByRole('region', { name: words.questions.otherSum({ count: 1 }) });
  await expect(question).toBeFocused();
  await expect(question).toContainText(/jetzt [\d.,]+\s€ netto statt [\d.,]+\s€/);
  await expectAccessible(reader);
  await press(words.cancel);
  await expect(releaseDesk(reader).outcomes).toContainText(
    'hat jetzt eine andere Summe und ist nicht freigegeben',
  );
  await press(words.decisionOf({ decision: words.decisions.release, number }));
  // The page has been loaded anew: this is the sum it costs.
  await press(words.confirm.release);
  await expect(releaseDesk(reader).outcomes).toContainText(`${number} ist freigegeben`);
  await visit(page, `/my/orders/${number}`);
  await expect(page.getByRole('main')).toContainText(orderWords.states.accepted);
  await reader.context().close();
  await changer.context().close();
});

test('[S4.3-09] a buyer withdraws a waiting order and reads there what became of it', async ({ page }) => {
  const { number } = await waitingOrder(page);
  await visit(page, `/my/orders/${number}`);
  const main = page.getByRole('main');
  const { own } = texts.release;
  await main.getByText(own.withdraw, { exact: true }).click();
  await expect(main).toContainText(own.withdrawHint);
  await main.getByRole('button', { name: own.confirmWithdraw }).click();
  await expect(main.locator(':focus')).toContainText(own.withdrawn);
  await expect(main.getByRole('button', { name: own.confirmWithdraw })).toHaveCount(0);
  await expect(main.getByRole('list', { name: wayOfOrder.title }).getByRole('listitem')).toHaveText([
    new RegExp(`^${wayOfOrder.names.requested} `),
    new RegExp(`^${wayOfOrder.names.withdrawn} durch Karl Werk `),
  ]);
  await expectAccessible(page);
});

/** A firm with one order that waits for its release, and ten more. */
async function firmWithElevenWaiting(page: Page): Promise<{ readonly admin: string; readonly one: string }> {
  const { buyer, admin } = await ownFirm(100);
  await enter(page, buyer, '/');
  let one = '';
  for (let count = 0; count < 11; count += 1) {
    await fillBasket(page, 'toner', 1);
    one = await placeOrder(page, null);
  }
  return { admin, one };
}

const allTen = {
  select: words.selectAll({ count: 10 }),
  release: words.decisionOfSelected({ decision: words.decisions.release, count: 10 }),
};

test('[S2.4-01] one order is released by two presses, ten by three in less than thirty seconds, on a phone, too @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  const { admin, one } = await firmWithElevenWaiting(page);
  const approver = isMobile ? page : await inOwnBrowser(browser, admin, '/my/admin-orders');
  if (isMobile) await enter(page, admin, '/my/admin-orders');
  await expect(approver.getByRole('main')).toContainText(words.waiting({ count: 11 }));
  await expectAccessible(approver);
  const { begin, confirm, outcomes } = releaseDesk(approver);
  const single = countGestures(approver);
  await single.click(begin('release', one));
  await single.click(confirm('release'));
  await expect(outcomes).toContainText(`${one} ist freigegeben`);
  expect(single.clicks()).toBeLessThanOrEqual(2);

  const lot = countGestures(approver);
  await lot.click(approver.getByRole('checkbox', { name: allTen.select }));
  await lot.click(approver.getByRole('button', { name: allTen.release }));
  await lot.click(confirm('release'));
  await expect(approver.getByRole('main')).toContainText('10 Bestellungen sind freigegeben');
  await expect(approver.getByRole('main')).toContainText(words.waiting({ count: 0 }));
  // Reached: 3 clicks, 7 s.
  expect(lot.clicks()).toBeLessThanOrEqual(4);
  expect(lot.seconds()).toBeLessThan(30);
});

test('[S2.4-01] one order is released by two presses of the keyboard, ten by three in less than thirty seconds', async ({
  page,
  browser,
}) => {
  const { admin, one } = await firmWithElevenWaiting(page);
  const approver = await inOwnBrowser(browser, admin, '/my/admin-orders');
  const { begin, confirm, outcomes } = releaseDesk(approver);
  const single = countGestures(approver);
  await single.tabTo(begin('release', one));
  await single.choose('Enter');
  await single.tabTo(confirm('release'));
  await single.choose('Enter');
  await expect(outcomes).toContainText(`${one} ist freigegeben`);
  expect(single.choices()).toBeLessThanOrEqual(2);

  // From the top of the page, as somebody comes who opens it.
  await visit(approver, '/my/admin-orders');
  const lot = countGestures(approver);
  await lot.tabTo(approver.getByRole('checkbox', { name: allTen.select }));
  await lot.choose('Space');
  await lot.tabTo(approver.getByRole('button', { name: allTen.release }));
  await lot.choose('Enter');
  await lot.tabTo(confirm('release'));
  await lot.choose('Enter');
  await expect(approver.getByRole('main')).toContainText('10 Bestellungen sind freigegeben');
  await expect(approver.getByRole('main')).toContainText(words.waiting({ count: 0 }));
  // Reached: 55 keys, 3 of which do something, 15 s; one order from the top of the page takes as many.
  expect(lot.choices()).toBeLessThanOrEqual(4);
  expect(lot.seconds()).toBeLessThan(30);
  await approver.context().close();
});

test('[S6-04] a buyer sees no orders of the firm', async ({ page }) => {
  const firm = await ownFirm(100);
  await enter(page, firm.buyer, '/my/account');
  await expect(page.getByRole('link', { name: texts.account.releases })).toHaveCount(0);
});
