import { expect, type Locator, type Page } from '@playwright/test';
import { orderEndpoints } from '#contract/order.ts';
import { adminOrdersPath } from '#contract/admin-orders-path.ts';
import type { Sample } from '#machines/path-ready.ts';
import type { OrderApprovalMachine } from '#machines/order-approval/order-approval.machine.ts';
import type { OrderApprovalContext } from '#machines/order-approval/order-approval.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { placeOrder } from '#tests/e2e/models/checkout-page.ts';
import { enter } from '#tests/e2e/models/enter.ts';
import { ownFirm, type OwnFirm } from '#tests/e2e/models/firm.ts';
import { inOwnBrowser, releaseDesk } from '#tests/e2e/models/release-desk.ts';
import { changeInShop } from '#tests/e2e/models/shop-database.ts';
import { fillBasket, visit } from '#tests/e2e/models/visit.ts';
import { holdCalls, type HeldCalls } from './held-calls.ts';
import { firstOrder, secondOrder } from './order-approval.catalog.ts';

const { adminOrders: words } = texts;

/** A firm with waiting orders, and who placed them in a browser of their own. */
export interface WaitingOrders {
  readonly people: OwnFirm;
  readonly buyer: Page;
  /** Somebody else who decides, in another browser that is opened when it is first asked for. */
  readonly other: () => Promise<Page>;
  /** Closes the browsers of both. */
  readonly leave: () => Promise<void>;
  /** Number of each order in the shop, by its number in the samples. */
  readonly numbers: ReadonlyMap<string, string>;
}

/** The firm as one desk sees it. */
interface FirmAtWork extends WaitingOrders {
  /** What the list says of the first order before anything happens. */
  readonly firstRow: string;
  readonly calls: HeldCalls;
  /** The decision that is on its way. */
  sent?: OrderApprovalContext;
  hasBudget?: true;
}

/** One who decides for a firm, and whose decisions wait for the path. */
export interface ApprovalBrowser {
  readonly page: Page;
  readonly shopFolder: string | undefined;
  firm?: FirmAtWork;
}

/** The call that a decision is. */
export const callOf = {
  release: 'adminOrders.releaseNow',
  deny: 'adminOrders.denyApproval',
  ask: 'adminOrders.ask',
} as const;

/** @throws Error as long as the page of releases is not open */
export const firmOf = ({ firm }: ApprovalBrowser): FirmAtWork => {
  if (firm === undefined) throw new Error('The page of releases is not open.');
  return firm;
};

const realNumber = (world: ApprovalBrowser, orderNumber: string): string => {
  const number = firmOf(world).numbers.get(orderNumber);
  if (number === undefined) throw new Error(`Nobody placed ${orderNumber}.`);
  return number;
};

const box = (world: ApprovalBrowser, orderNumber: string): Locator =>
  world.page
    .getByRole('main')
    .getByRole('checkbox', { name: words.select({ number: realNumber(world, orderNumber) }) });

const boxOfAll = ({ page }: ApprovalBrowser): Locator =>
  page.getByRole('main').getByRole('checkbox', { name: words.selectAll({ count: 2 }) });

const button = ({ page }: ApprovalBrowser, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name });

/**
 * Begins a decision about one order, or about those that are ticked; of one that is not in sight, and where none is ticked, there is
 * no button, and nothing happens.
 */
const begin =
  (decision: keyof typeof words.decisions) =>
  async (world: ApprovalBrowser, { orderNumber }: { readonly orderNumber: string | null }): Promise<void> => {
    if (orderNumber !== null) {
      const desk = releaseDesk(world.page);
      const number = realNumber(world, orderNumber);
      if ((await desk.row(number).count()) > 0) await desk.begin(decision, number).click();
      return;
    }
    const ofTicked = button(world, new RegExp(`^${words.decisions[decision]}: \\d ausgewählte`));
    if ((await ofTicked.count()) > 0) await ofTicked.click();
  };

/** The other one denies what is asked about, as far as it still waits. */
async function denyElsewhere(world: ApprovalBrowser): Promise<void> {
  const { sent, ...firm } = firmOf(world);
  const other = await firm.other();
  const desk = releaseDesk(other);
  for (const orderNumber of sent?.asked ?? []) {
    const number = realNumber(world, orderNumber);
    await visit(other, adminOrdersPath);
    if ((await desk.row(number).count()) === 0) continue;
    await desk.begin('deny', number).click();
    await other.getByRole('textbox', { name: words.reason }).fill('Zu teuer.');
    await desk.confirm('deny').click();
    await expect(desk.outcomes).toContainText(words.outcomes.denied({ count: 1, numbers: number }));
  }
}

/** The other one takes one piece of the first order out. */
export async function lowerElsewhere(world: ApprovalBrowser): Promise<void> {
  const other = await firmOf(world).other();
  await visit(other, `${adminOrdersPath}/${realNumber(world, firstOrder.orderNumber)}`);
  const main = other.getByRole('main');
  await main.getByText(words.changeTitle).click();
  await main.getByRole('textbox', { name: /Toner/ }).fill('1');
  await main.getByRole('button', { name: words.saveQuantities }).click();
  await expect(main.getByText(words.quantitiesChanged)).toBeFocused();
}

/** From now on the buyer has a budget, of five euros. */
async function setBudget(world: ApprovalBrowser): Promise<void> {
  const firm = firmOf(world);
  if (firm.hasBudget) return;
  firm.hasBudget = true;
  await changeInShop(
    `insert into budget (account_id, person_id, period, amount_cents)
     select account_id, id, 'month', 500 from person where email = $1`,
    [firm.people.buyer],
    world.shopFolder,
  );
}

/** What somebody does before the server answers so. */
const before: Readonly<Record<string, (world: ApprovalBrowser) => Promise<void>>> = {
  elsewhere: denyElsewhere,
  otherSum: lowerElsewhere,
  overBudget: setBudget,
};

/** Lets each call of the decision that was sent go to the server, as a sample says. */
export async function letGo(world: ApprovalBrowser, { server }: Sample): Promise<void> {
  const { calls, sent } = firmOf(world);
  for (const _asked of sent?.asked ?? []) await calls.releaseAs(callOf[sent?.decision ?? 'release'], server);
}

async function decide(world: ApprovalBrowser, answer: Sample, sample: string): Promise<void> {
  await before[sample]?.(world);
  await letGo(world, answer);
}

/** The desk in a state; where it asks or sends, nothing else can be begun. */
async function seeDesk(
  world: ApprovalBrowser,
  state: string,
  { selected }: OrderApprovalContext,
  isBusy = false,
): Promise<void> {
  const desk = world.page.locator('[data-machine="order-approval"]');
  await expect(desk).toHaveAttribute('data-state', state);
  await expect(desk).toHaveAttribute('aria-busy', String(isBusy));
  const isChoosing = ['idle', 'told', 'unanswered'].includes(state);
  for (const orderNumber of firmOf(world).numbers.keys()) {
    const found = box(world, orderNumber);
    if ((await found.count()) === 0) continue;
    await expect(found).toBeEnabled({ enabled: isChoosing });
    await expect(found).toBeChecked({ checked: selected.includes(orderNumber) });
  }
  await expect(button(world, words.cancel)).toHaveCount(isChoosing || isBusy ? 0 : 1);
}

/** What is asked, and about which orders; what became of the others stands with it. */
async function seeQuestion(
  world: ApprovalBrowser,
  state: string,
  title: string,
  confirm: string,
  context: OrderApprovalContext,
): Promise<Locator> {
  await seeDesk(world, state, context);
  const panel = world.page.getByRole('main').getByRole('region', { name: title, exact: true });
  for (const orderNumber of [...context.asked, ...context.outcomes.map((outcome) => outcome.orderNumber)])
    await expect(panel).toContainText(realNumber(world, orderNumber));
  await expect(panel.getByRole('list').first().getByRole('listitem')).toHaveCount(context.asked.length);
  await expect(panel.getByRole('button', { name: confirm, exact: true })).toBeVisible();
  await expect(releaseDesk(world.page).outcomes).toHaveCount(0);
  return panel;
}

const sentences: Readonly<Record<string, RegExp>> = {
  decidedElsewhere: /hat sie schon (?:freigegeben|abgelehnt)|hat die Anfrage zurückgezogen/,
  otherSum: /eine andere Summe und (?:ist|sind) nicht freigegeben/,
  overBudget: /ein Budget und (?:ist|sind) nicht freigegeben/,
  unanswered: /kam keine Antwort/,
  accepted: /(?:ist|sind) freigegeben/,
  denied: /(?:ist|sind) abgelehnt/,
  awaitingRelease: /Rückfrage zu/,
};

/** What the server tells the buyer of an order. */
interface OrderOfBuyer {
  readonly state: string;
  readonly release?: { readonly steps: readonly { readonly kind: string }[] };
}

/** An order as its buyer is told of it, asked as the buyer's own page asks. */
export async function orderForBuyer(
  { buyer }: Pick<WaitingOrders, 'buyer'>,
  orderNumber: string,
): Promise<OrderOfBuyer | null> {
  const answer = await buyer.request.get(`/rest${orderEndpoints.list.path}`, {
    params: { orderNumber },
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  return ((await answer.json()) as { item: OrderOfBuyer | null }).item;
}

/** What became of each order, in the words for it; what is told as done is what its buyer reads. */
async function seeTold(world: ApprovalBrowser, state: string, context: OrderApprovalContext): Promise<void> {
  await seeDesk(world, state, context);
  const { outcomes } = releaseDesk(world.page);
  await expect(outcomes.getByRole('button', { name: words.retry })).toHaveCount(
    state === 'unanswered' ? 1 : 0,
  );
  const told = await outcomes.innerText();
  const expected = context.outcomes.map((outcome) =>
    outcome.kind === 'done' ? outcome.state : outcome.kind,
  );
  for (const [kind, sentence] of Object.entries(sentences))
    expect([kind, sentence.test(told)]).toEqual([kind, expected.includes(kind as never)]);
  for (const outcome of context.outcomes) {
    const number = realNumber(world, outcome.orderNumber);
    expect(told).toContain(number);
    if (outcome.kind === 'done') {
      const order = await orderForBuyer(firmOf(world), number);
      expect(order?.state).toBe(outcome.state);
    }
  }
}

/**
 * A firm whose buyer has ordered toner; its deputy may decide about all of it from the start.
 *
 * @param quantities pieces of each order, by its number in the samples
 */
export async function placeOrders(
  { page, shopFolder }: ApprovalBrowser,
  quantities: Readonly<Record<string, number>>,
): Promise<WaitingOrders> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('A second person needs a browser.');
  const people = await ownFirm(100, shopFolder);
  const buyer = await inOwnBrowser(browser, people.buyer, '/page/impressum');
  const numbers = new Map<string, string>();
  for (const [orderNumber, quantity] of Object.entries(quantities)) {
    await fillBasket(buyer, 'toner', quantity);
    numbers.set(orderNumber, await placeOrder(buyer, null));
  }
  await changeInShop(
    'update shop_order set is_deputised = true where order_number = any($1)',
    [[...numbers.values()]],
    shopFolder,
  );
  let opened: Promise<Page> | null = null;
  return {
    people,
    buyer,
    numbers,
    other: () => (opened ??= inOwnBrowser(browser, people.deputy, '/page/impressum')),
    leave: async () => {
      await buyer.context().close();
      await (await opened)?.context().close();
    },
  };
}

/** Signs in and opens the page of releases, where these calls wait for the path from then on. */
export async function openDesk(
  world: ApprovalBrowser,
  email: string,
  waiting: WaitingOrders,
  held: readonly string[],
): Promise<void> {
  const { page } = world;
  await enter(page, email, adminOrdersPath);
  const first = waiting.numbers.get(firstOrder.orderNumber) ?? '';
  const firstRow = await releaseDesk(page).row(first).innerText();
  world.firm = { ...waiting, firstRow, calls: await holdCalls(page, held) };
}

/** Two orders of a firm and who decides about them, in browsers on a built shop. */
export const orderApprovalBrowserHandlers: Handlers<OrderApprovalMachine, ApprovalBrowser> = {
  open: async (world) => {
    const waiting = await placeOrders(world, { [firstOrder.orderNumber]: 2, [secondOrder.orderNumber]: 1 });
    await openDesk(world, waiting.people.admin, waiting, [...Object.values(callOf), 'adminOrders.list']);
  },
  events: {
    'order.select': (world, { orderNumber, isSelected }) => box(world, orderNumber).setChecked(isSelected),
    'orders.selectAll': (world, { orderNumbers }) => boxOfAll(world).setChecked(orderNumbers.length > 0),
    'release.begin': begin('release'),
    'denial.begin': begin('deny'),
    'question.begin': begin('ask'),
    'decision.confirm': async (world, { text, isOverBudgetMeant = false }) => {
      const field = world.page.getByRole('textbox', { name: /^(?:Begründung|Ihre Frage)/ });
      const isAsked = (await field.count()) > 0;
      if (isAsked) await field.fill(text);
      const isMeant = isOverBudgetMeant ? words.confirmOverBudget : /^(?:Ja, |Rückfrage senden)/;
      await button(world, isMeant).click();
      // Whoever left the text out stands where it belongs.
      if (isAsked && text === '') await expect(field).toBeFocused();
    },
    'decision.cancel': (world) => button(world, words.cancel).click(),
    'decision.retry': (world) => button(world, words.retry).click(),
    'outcomes.dismiss': (world) => button(world, words.dismiss).click(),
    // What was decided has the page loaded anew; its list waits for the path.
    'orders.shown': async (world, { orders }) => {
      await firmOf(world).calls.release('adminOrders.list');
      for (const { orderNumber } of [firstOrder, secondOrder]) {
        const isShown = orders.some((order) => order.orderNumber === orderNumber);
        await expect(releaseDesk(world.page).row(realNumber(world, orderNumber))).toHaveCount(
          isShown ? 1 : 0,
        );
      }
    },
  },
  calls: { decide },
  delays: {},
  states: {
    'choosing.idle': async (world, context) => {
      await seeDesk(world, 'idle', context);
      await expect(releaseDesk(world.page).outcomes).toHaveCount(0);
    },
    'choosing.told': (world, context) => seeTold(world, 'told', context),
    'choosing.unanswered': (world, context) => seeTold(world, 'unanswered', context),
    'confirming.release': async (world, context) => {
      const title = words.questions.release({ count: context.asked.length });
      const isExcessSaid = await button(world, words.confirmOverBudget).isVisible();
      const confirm = isExcessSaid ? words.confirmOverBudget : words.confirm.release;
      await seeQuestion(world, 'release', title, confirm, context);
    },
    'confirming.denial': async (world, context) => {
      const title = words.questions.deny({ count: context.asked.length });
      const panel = await seeQuestion(world, 'denial', title, words.confirm.deny, context);
      await expect(panel.getByText(words.textMissing.deny)).toHaveCount(context.isTextMissing ? 1 : 0);
    },
    'confirming.question': async (world, context) => {
      const panel = await seeQuestion(world, 'question', words.questions.ask, words.confirm.ask, context);
      await expect(panel.getByText(words.textMissing.ask)).toHaveCount(context.isTextMissing ? 1 : 0);
    },
    'confirming.otherSum': async (world, context) => {
      const title = words.questions.otherSum({ count: context.asked.length });
      const panel = await seeQuestion(world, 'otherSum', title, words.confirm.otherSum, context);
      const [, now = '', seen = ''] = /jetzt (.+) netto statt (.+)/.exec(await panel.innerText()) ?? [];
      expect(seen).not.toBe(now);
      expect(firmOf(world).firstRow).toContain(seen);
    },
    'confirming.overBudget': async (world, context) => {
      const title = words.questions.overBudget({ count: context.asked.length });
      const panel = await seeQuestion(world, 'overBudget', title, words.confirm.overBudget, context);
      await expect(panel.getByText(/Budget/)).not.toHaveCount(0);
    },
    sending: async (world, context) => {
      firmOf(world).sent = context;
      await seeDesk(world, 'sending', context, true);
      await expect(button(world, words.sending)).toHaveAttribute('aria-disabled', 'true');
    },
    answered: () => undefined,
  },
  close: ({ firm }) => firm?.leave(),
};
