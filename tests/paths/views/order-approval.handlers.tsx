import { act, fireEvent, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect } from 'vitest';
import { Component as AdminOrdersScreen } from '#app/routes/admin-orders.page.ts';
import { formatMoney } from '#domain/money-format.ts';
import { numbersIn, ordersAsked } from '#machines/order-approval/order-approval.rules.ts';
import type { OrderApprovalMachine } from '#machines/order-approval/order-approval.machine.ts';
import type { OrderApprovalContext, SeenOrder } from '#machines/order-approval/order-approval.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { loadedAt, waitingOrder } from '#tests/support/waiting-orders.ts';
import type { OrderListData } from '#ui/screens/admin-orders/admin-orders-data.ts';
import { answer, closeShop, openShop, settle, shopOf, user, type ShopView } from './open-shop.tsx';

interface DeskView extends ShopView {
  /** Numbers of the orders in sight. */
  shown: readonly string[];
  orders: readonly SeenOrder[];
}

const { adminOrders: words } = texts;
const address = '/my/admin-orders';

const dataOf = ({ orders }: DeskView): OrderListData => ({
  shown: 'list',
  items: orders.map(({ orderNumber, totalNet }) => waitingOrder(orderNumber, { totalNet })),
  waiting: orders.length,
  articleGroup: null,
  query: { isAll: false, search: '', sort: { column: 'placedAt', direction: 'down' }, page: 1, days: null },
  pages: 1,
  total: orders.length,
  now: loadedAt,
});

/** Where something cannot be pressed nothing happens, as for a person. */
async function pressIfThere(name: string): Promise<void> {
  const button = screen.queryByRole('button', { name });
  if (button !== null) await user.click(button);
}

const box = (name: string): HTMLInputElement => screen.getByRole<HTMLInputElement>('checkbox', { name });

async function tick(name: string, isChecked: boolean): Promise<void> {
  if (box(name).checked !== isChecked) await user.click(box(name));
}

/** All ticks, by the box for all; where some are set it sets the others first. */
async function tickAll({ shown }: DeskView, isChecked: boolean): Promise<void> {
  const name = words.selectAll({ count: shown.length });
  if (!isChecked && shown.some((number) => box(words.select({ number })).checked)) await tick(name, true);
  await tick(name, isChecked);
}

const begin =
  (decision: keyof typeof words.decisions) =>
  (_view: DeskView, { orderNumber }: { readonly orderNumber: string | null }): Promise<void> => {
    const word = words.decisions[decision];
    if (orderNumber !== null) return pressIfThere(words.decisionOf({ decision: word, number: orderNumber }));
    const count = screen
      .getAllByRole<HTMLInputElement>('checkbox', { name: /^Bestellung .* auswählen$/ })
      .filter(({ checked }) => checked).length;
    return pressIfThere(words.decisionOfSelected({ decision: word, count }));
  };

const root = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-machine="order-approval"]') as HTMLElement;

function seeDesk(
  state: string,
  { shown }: DeskView,
  { selected }: OrderApprovalContext,
  isBusy = false,
): void {
  expect(root().dataset['state']).toBe(state);
  expect(root().getAttribute('aria-busy')).toBe(String(isBusy));
  const ticked = shown.filter((number) => box(words.select({ number })).checked);
  expect(ticked.toSorted()).toEqual([...selected].toSorted());
}

const told = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[aria-label="${words.outcomesTitle}"]`);

function seeQuestion(
  state: string,
  title: string,
  confirm: string,
  view: DeskView,
  context: OrderApprovalContext,
  isBusy = false,
): void {
  seeDesk(state, view, context, isBusy);
  const panel = screen.getByRole('region', { name: title });
  const [about] = within(panel).getAllByRole('list');
  const named = within(about as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => /^[\d-]+/.exec(textContent)?.[0]);
  expect(named).toEqual(context.asked);
  // What became of the others is told where it is asked about these.
  for (const { orderNumber } of context.outcomes) expect(panel.textContent).toContain(orderNumber);
  expect(within(panel).getByRole('button', { name: confirm }).isConnected).toBe(true);
  expect(told()).toBe(null);
  // Nothing else can be begun.
  for (const number of view.shown) expect(box(words.select({ number })).disabled).toBe(true);
}

function seeFault(isTextMissing: boolean, sentence: string): void {
  expect(screen.queryByText(sentence) !== null).toBe(isTextMissing);
}

/** Each order that was sent is told of, in words of what became of it. */
function seeTold(state: 'told' | 'unanswered', view: DeskView, context: OrderApprovalContext): void {
  seeDesk(state, view, context);
  const box = told() as HTMLElement;
  expect(box.getAttribute('role')).toBe(state === 'told' ? 'status' : 'alert');
  for (const outcome of context.outcomes) {
    expect(box.textContent).toContain(outcome.orderNumber);
    if (outcome.kind === 'refused') expect(box.textContent).toContain(outcome.sentence);
  }
  const kinds: Readonly<Record<string, RegExp>> = {
    decidedElsewhere: /schon entschieden: Abgelehnt/,
    otherSum: /eine andere Summe und (?:ist|sind) nicht freigegeben/,
    overBudget: /ein Budget und (?:ist|sind) nicht freigegeben/,
    unanswered: /kam keine Antwort/,
    accepted: /freigegeben(?:\.|:)/,
    denied: /abgelehnt(?:\.|:)/,
    awaitingRelease: /Rückfrage/,
  };
  const expected = context.outcomes.map((outcome) =>
    outcome.kind === 'done' ? outcome.state : outcome.kind,
  );
  for (const [kind, pattern] of Object.entries(kinds))
    if (kind !== 'accepted') expect(pattern.test(box.textContent)).toBe(expected.includes(kind as never));
  if (expected.includes('accepted')) expect(box.textContent).toMatch(kinds['accepted'] as RegExp);
}

/** The list of waiting orders, two of them, with all that decides about them. */
export const orderApprovalViewHandlers: Handlers<OrderApprovalMachine, DeskView> = {
  open: async (view, { orders }) => {
    view.orders = orders;
    view.shown = numbersIn(orders);
    view.shop = openShop({
      Frame: Outlet,
      pages: [
        {
          id: 'page',
          path: `${address}/:orderNumber?`,
          Component: AdminOrdersScreen,
          loader: () => dataOf(view),
        },
      ],
      address,
      data: dataOf(view),
    });
    await settle();
  },
  events: {
    'order.select': (_view, { orderNumber, isSelected }) =>
      tick(words.select({ number: orderNumber }), isSelected),
    'orders.selectAll': (view, { orderNumbers }) => tickAll(view, orderNumbers.length > 0),
    'release.begin': begin('release'),
    'denial.begin': begin('deny'),
    'question.begin': begin('ask'),
    'decision.confirm': async (_view, { text }) => {
      const field = screen.queryByRole('textbox', { name: /^(?:Begründung|Ihre Frage)/ });
      if (field !== null) fireEvent.input(field, { target: { value: text } });
      const button = screen.getByRole('button', { name: /^(?:Ja, |Rückfrage senden)/ });
      await user.click(button);
      // Whoever left the text out stands where it belongs.
      if (field !== null && text === '') expect(document.activeElement).toBe(field);
    },
    'decision.cancel': () => pressIfThere(words.cancel),
    'decision.retry': () => pressIfThere(words.retry),
    'outcomes.dismiss': () => pressIfThere(words.dismiss),
    'orders.shown': async (view, { orders }) => {
      view.orders = orders;
      view.shown = numbersIn(orders);
      await act(() => shopOf(view).router.revalidate());
      await settle();
    },
  },
  calls: {
    decide: async (view, sample) => {
      await answer('decide')(view, sample);
      await settle();
      // The button that was pressed is gone; the focus stands where it goes on.
      const place = told() ?? screen.getByRole('region', { name: /(?:Budget|mit neuer Summe) freigeben/ });
      expect(place.contains(document.activeElement)).toBe(true);
    },
  },
  delays: {},
  states: {
    'choosing.idle': (view, context) => {
      seeDesk('idle', view, context);
      expect(screen.queryByRole('button', { name: words.cancel })).toBe(null);
      expect(told()).toBe(null);
    },
    'choosing.told': (view, context) => {
      seeTold('told', view, context);
      expect(screen.queryByRole('button', { name: words.retry })).toBe(null);
    },
    'choosing.unanswered': (view, context) => {
      seeTold('unanswered', view, context);
      expect(screen.getByRole('button', { name: words.retry }).isConnected).toBe(true);
    },
    'confirming.release': (view, context) => {
      const title = words.questions.release({ count: context.asked.length });
      seeQuestion('release', title, words.confirm.release, view, context);
    },
    'confirming.denial': (view, context) => {
      const title = words.questions.deny({ count: context.asked.length });
      seeQuestion('denial', title, words.confirm.deny, view, context);
      seeFault(context.isTextMissing, words.textMissing.deny);
    },
    'confirming.question': (view, context) => {
      seeQuestion('question', words.questions.ask, words.confirm.ask, view, context);
      seeFault(context.isTextMissing, words.textMissing.ask);
    },
    'confirming.otherSum': (view, context) => {
      const title = words.questions.otherSum({ count: context.asked.length });
      seeQuestion('otherSum', title, words.confirm.otherSum, view, context);
      for (const outcome of context.outcomes)
        if (outcome.kind === 'otherSum' && context.asked.includes(outcome.orderNumber))
          expect(document.body.textContent).toContain(
            `jetzt ${formatMoney(outcome.totalNet, 'de')} netto statt ${formatMoney(outcome.seenNet, 'de')}`,
          );
    },
    'confirming.overBudget': (view, context) => {
      const title = words.questions.overBudget({ count: context.asked.length });
      seeQuestion('overBudget', title, words.confirm.overBudget, view, context);
      for (const outcome of context.outcomes)
        if (outcome.kind === 'overBudget') expect(document.body.textContent).toContain(outcome.sentence);
    },
    sending: (view, context) => {
      const { decision, text, meantOver } = context;
      seeDesk('sending', view, context, true);
      expect(screen.queryByRole('button', { name: words.cancel })).toBe(null);
      expect(shopOf(view).calls.given('decide')).toEqual({
        decision,
        orders: ordersAsked(context),
        text,
        meantOver,
      });
      // A second press sends nothing more.
      expect(screen.getByText(words.sending).closest('button')?.getAttribute('aria-disabled')).toBe('true');
    },
    answered: () => undefined,
  },
  close: closeShop,
};
