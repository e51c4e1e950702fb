import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { expectAccessible } from './models/accessible.ts';
import { walkToReview } from './models/checkout-page.ts';
import { enter } from './models/enter.ts';
import { ownFirm } from './models/firm.ts';
import { readFromMail } from './models/mailbox.ts';
import { followFromMail, inOwnBrowser, releaseDesk, requestRelease } from './models/release-desk.ts';
import { changeInShop, readInShop } from './models/shop-database.ts';
import { fillBasket, visit, waitUntilLive } from './models/visit.ts';

const { adminOrders: words, release: said, order: orderWords } = texts;

test.describe.configure({ timeout: 120_000 });

test('[S4.3-09][S4.3-10] a buyer over the budget asks for a release; asked back, answered and released, there is one order, counted once', async ({
  page,
  browser,
}) => {
  const folder = process.env['E2E_DATA_DIR'];
  // By its amount no order of this firm needs a release.
  const firm = await ownFirm(100_000_000);
  await changeInShop(
    `insert into budget (account_id, person_id, period, amount_cents) select account_id, id, 'month', 500 from person where email = $1`,
    [firm.buyer],
  );
  const charged = () =>
    readInShop(
      `select u.used_cents::int as used from budget_use u join budget b on b.id = u.budget_id
         join person p on p.id = b.person_id where p.email = $1`,
      [firm.buyer],
    );
  const orders = () =>
    readInShop(
      `select o.order_number as number, o.state, o.goods_net_cents::int as goods from shop_order o
         join person p on p.id = o.person_id where p.email = $1`,
      [firm.buyer],
    );
  await enter(page, firm.buyer, '/');
  await fillBasket(page, 'toner', 1);
  await walkToReview(page);
  await expect(page.getByRole('main')).toContainText('Budget');
  const number = await requestRelease(page);

  const address = await readFromMail(firm.admin, /\/my\/admin-orders\/\S+/, folder);
  expect(address).toBe(`/my/admin-orders/${number}`);
  const approver = await followFromMail(browser, firm.admin, address);
  // Who has the same order open elsewhere decides about it later.
  const late = await inOwnBrowser(browser, firm.admin, address);
  const main = approver.getByRole('main');
  await expect(main).toContainText(
    /Budget[^.]* überschritten: [\d.,]+\s€ netto; bei der Bestellung waren 5,00\s€ verfügbar/,
  );
  await expect(main.getByRole('table', { name: words.budgets })).toContainText('zu viel');
  await expectAccessible(approver);
  const desk = releaseDesk(approver);
  await desk.begin('ask', number).click();
  await approver.getByRole('textbox', { name: words.question }).fill('Reicht auch der nächste Monat?');
  await desk.confirm('ask').click();
  await expect(desk.outcomes).toContainText(number);

  // The buyer is told of the question by mail, too, and answers by its link.
  const question = await readFromMail(firm.buyer, /Reicht auch der nächste Monat\?[^]*/, folder);
  const ownAddress = /\/my\/orders\/\S+/.exec(question)?.[0] ?? '';
  expect(ownAddress).toBe(`/my/orders/${number}`);
  await visit(page, ownAddress);
  await expect(page.getByRole('main')).toContainText('Reicht auch der nächste Monat?');
  await page.getByRole('textbox', { name: said.own.answer }).fill('Nein, der Drucker steht.');
  await page.getByRole('button', { name: said.own.sendAnswer }).click();
  await expect(page.getByRole('textbox', { name: said.own.answer })).toBeHidden();
  await readFromMail(firm.admin, /Nein, der Drucker steht\./, folder);

  await approver.reload();
  await waitUntilLive(approver);
  await expect(main).toContainText('Nein, der Drucker steht.');
  expect(await charged()).toEqual([]);
  await desk.begin('release', number).click();
  // The budget has not grown meanwhile: that it is exceeded is said with the question, and meant with its press.
  const panel = approver.getByRole('region', { name: words.questions.release({ count: 1 }) });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText(
    /Budget .+: 5,00\s€ netto frei, danach ist es um [\d.,]+\s€ überschritten\./,
  );
  expect(await charged()).toEqual([]);
  await expectAccessible(approver);
  await panel.getByRole('button', { name: words.confirmOverBudget }).click();
  await expect(desk.outcomes).toContainText(words.outcomes.released({ count: 1, numbers: number }));

  // The other browser is told that it is decided, and takes nothing of the budget again.
  const lateDesk = releaseDesk(late);
  await lateDesk.begin('release', number).click();
  await late.getByRole('button', { name: words.confirmOverBudget }).click();
  await expect(lateDesk.outcomes).toContainText(
    new RegExp(`Bestellung ${number}: .+ hat sie schon freigegeben\\.`, 'u'),
  );

  await page.reload();
  await expect(page.getByRole('main')).toContainText(orderWords.states.accepted);
  await expect(page.getByRole('main')).toContainText(
    said.stepBy({ step: said.steps.released, name: 'Lotte Werk' }),
  );
  await readFromMail(firm.buyer, /vielen Dank für Ihre Bestellung/, folder);
  const [order, ...others] = await orders();
  expect(others).toEqual([]);
  expect(order).toMatchObject({ number, state: 'accepted' });
  expect(await charged()).toEqual([{ used: order?.['goods'] }]);
  for (const one of [approver, late]) await one.context().close();
});
