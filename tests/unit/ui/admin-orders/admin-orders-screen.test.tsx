import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import type { AdminOrderSummary } from '#contract/admin-orders.ts';
import type { Language } from '#contract/system.ts';
import { orderApprovalMachine } from '#machines/order-approval/order-approval.machine.ts';
import type { DecisionRequest, OrderOutcome } from '#machines/order-approval/order-approval.types.ts';
import { texts } from '#texts/de.ts';
import { texts as english } from '#texts/en.ts';
import { loadedAt, waitingOrder, wholeOrder } from '#tests/support/waiting-orders.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import type { WiredChart } from '#ui/bindings/shop.ts';
import type { AdminOrdersData, OrderListData } from '#ui/screens/admin-orders/admin-orders-data.ts';
import { bulkInSight } from '#ui/screens/admin-orders/AdminOrdersScreen.css.ts';
import { Component as AdminOrdersScreen } from '#ui/screens/admin-orders/AdminOrdersScreen.tsx';
import { deskPath, openDesk } from './open-desk.tsx';

const { adminOrders: words, release: releaseWords } = texts;

const listOf = (items: readonly AdminOrderSummary[], part: Partial<OrderListData> = {}): OrderListData => ({
  shown: 'list',
  items,
  waiting: items.length,
  articleGroup: null,
  query: { isAll: false, search: '', sort: { column: 'placedAt', direction: 'down' }, page: 1, days: null },
  pages: 1,
  total: items.length,
  now: loadedAt,
  ...part,
});

interface Shown {
  readonly data: AdminOrdersData;
  readonly address?: string;
  readonly language?: Language;
}

/** The page with a chart whose decisions are written down; all of them are done. */
function show({ data, address = '/my/admin-orders', language = 'de' }: Shown) {
  const asked: DecisionRequest[] = [];
  const chart: WiredChart<typeof orderApprovalMachine> = {
    logic: orderApprovalMachine.provide({
      actors: {
        decide: fromPromise<readonly OrderOutcome[], DecisionRequest>(async ({ input }) => {
          asked.push(input);
          return input.orders.map(({ orderNumber }) => ({ orderNumber, kind: 'done', state: 'accepted' }));
        }),
      },
    }),
    connect: () => () => undefined,
  };
  const page = renderShopPage({
    Screen: () => <AdminOrdersScreen chart={chart} />,
    path: deskPath,
    address,
    data,
    language,
  });
  const user = userEvent.setup();
  let presses = 0;
  const press = async (element: HTMLElement): Promise<void> => {
    presses += 1;
    await user.click(element);
  };
  return { ...page, asked, user, press, presses: () => presses };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rowOf = (orderNumber: string): HTMLElement =>
  screen.getByRole('row', { name: new RegExp(orderNumber) });
const cellsOf = (orderNumber: string): readonly string[] =>
  within(rowOf(orderNumber))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

describe('an order that is not theirs to decide any more', () => {
  it.each([
    [true, words.backToList, '/my/admin-orders'],
    [false, texts.account.title, '/my/account'],
  ])('is said to be so, with a way on', (isApprover, name, path) => {
    show({ data: { shown: 'former', orderNumber: '2026-100042', isApprover, turnAt: null } });
    expect(screen.getByRole('heading', { level: 1, name: words.formerTitle })).toBeTruthy();
    expect(screen.getByText(words.formerText({ number: '2026-100042' }))).toBeTruthy();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
  });

  it('[S4.3-09] is said to come to the deputy they are now, and when', () => {
    const turnAt = '2026-11-30T09:15:00.000Z';
    show({ data: { shown: 'former', orderNumber: '2026-100042', isApprover: true, turnAt } });
    expect(screen.getByRole('heading', { level: 1, name: words.turnLaterTitle })).toBeTruthy();
    expect(
      screen.getByText(/2026-100042.* sind Sie ab dem 30\.11\.2026, 10:15 Uhr, in Vertretung an der Reihe/),
    ).toBeTruthy();
    expect(screen.queryByText(/nicht mehr/)).toBeNull();
  });
});

describe('the list of a firm’s orders', () => {
  it('[S2.4-01][S4.3-10] says of each order who ordered, what it costs, why it waits and until when', () => {
    const alone = waitingOrder('2026-100044', {
      costCenters: ['4711'],
      release: {
        ...waitingOrder('').release!,
        reasons: [
          { check: 'budget', limit: 12_000, value: 81_240, budget: null },
          {
            check: 'budget',
            limit: 5000,
            value: 81_240,
            budget: { isPersonal: true, costCenter: '4711', period: 'month' },
          },
          { check: 'category', limit: 0, value: 13_540, budget: null },
        ],
        deputyAt: null,
        isAsked: true,
      },
      decisions: ['release', 'deny'],
      question: 'open',
    });
    const sent = waitingOrder('2026-100045', {
      state: 'shipped',
      release: null,
      costCenters: [],
      decisions: [],
    });
    show({ data: listOf([waitingOrder('2026-100042'), alone, sent]) });
    expect(cellsOf('2026-100042')).toEqual([
      'Bestellung 2026-100042 auswählen',
      '21.11.2026',
      'Erika MusterKostenstellen 4711, 4712',
      '812,40 €',
      'Über 500,00 € netto.Noch 2 Tage, dann darf auch die Vertretung entscheiden.',
      'FreigebenAblehnenRückfrage',
    ]);
    expect(cellsOf('2026-100044').slice(2)).toEqual([
      'Erika MusterKostenstelle 4711',
      '812,40 €',
      'Bei der Bestellung: Budget überschritten, verfügbar waren 120,00 €.Bei der Bestellung: Persönliches Budget für Kostenstelle 4711 (Monat) überschritten, verfügbar waren 50,00 €.Warengruppe mit Freigabe.Noch 28 Tage, dann verfällt sie.',
      'FreigebenAblehnen',
    ]);
    expect(cellsOf('2026-100045')).toEqual([
      '',
      '21.11.2026',
      'Erika Muster',
      '812,40 €',
      words.noRelease,
      '',
    ]);
    const states = ['2026-100042', '2026-100044', '2026-100045'].map(
      (number) => within(rowOf(number)).getByRole('rowheader').textContent,
    );
    expect(states).toEqual([
      '2026-100042Wartet auf Freigabe',
      '2026-100044Wartet auf FreigabeRückfrage offen',
      '2026-100045Versandt',
    ]);
    const link = screen.getByRole('link', { name: '2026-100042' });
    expect(link.getAttribute('href')).toBe('/my/admin-orders/2026-100042');
  });

  it('[S4.3-10] releases one order by two presses, and says so where the focus stands', async () => {
    const { asked, press, presses } = show({ data: listOf([waitingOrder('2026-100042')]) });
    await press(button('Freigeben: Bestellung 2026-100042'));
    const panel = screen.getByRole('region', { name: 'Bestellung freigeben?' });
    expect(document.activeElement).toBe(panel);
    expect(panel.textContent).toContain('2026-100042: Erika Muster, 812,40\u00a0€ netto');
    expect(asked).toEqual([]);
    await press(button(words.confirm.release));
    expect(presses()).toBe(2);
    expect(asked).toHaveLength(1);
    const told = screen.getByRole('status', { name: words.outcomesTitle });
    expect(told.textContent).toContain('Bestellung 2026-100042 ist freigegeben.');
    expect(document.activeElement).toBe(told);
  });

  it('[S4.3-10] releases ten orders by three presses', async () => {
    const items = Array.from({ length: 10 }, (_, place) => waitingOrder(`2026-1000${50 + place}`));
    const { asked, press, presses } = show({ data: listOf(items) });
    expect(screen.queryByRole('button', { name: /ausgewählte/ })).toBe(null);
    await press(screen.getByRole('checkbox', { name: 'Alle 10 auswählen' }));
    const bar = screen.getByRole('group', { name: words.selectedOnes });
    expect(within(bar).getByRole('status').textContent).toBe('10 ausgewählt');
    await press(button('Freigeben: 10 ausgewählte Bestellungen'));
    await press(button(words.confirm.release));
    expect(presses()).toBe(3);
    expect(asked.map(({ orders }) => orders.length)).toEqual([10]);
    expect(screen.getByRole('status', { name: words.outcomesTitle }).textContent).toContain(
      '10 Bestellungen sind freigegeben: 2026-100050, ',
    );
    expect(within(bar).getByText('Keine ausgewählt').isConnected).toBe(true);
    expect(within(bar).getByRole('status').textContent).toBe('');
  });

  it('[S4.3-10] leads to the reason, stays there without one, and back to the button when it is given up', async () => {
    const { asked, press, user } = show({ data: listOf([waitingOrder('2026-100042')]) });
    const opener = button('Ablehnen: Bestellung 2026-100042');
    await press(opener);
    const field = screen.getByRole('textbox', { name: /^Begründung/ });
    expect(document.activeElement).toBe(field);
    await press(button(words.confirm.deny));
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await press(button(words.cancel));
    expect(document.activeElement).toBe(opener);
    await press(opener);
    await user.type(screen.getByRole('textbox', { name: /^Begründung/ }), 'Zu teuer.');
    await press(button(words.confirm.deny));
    expect(asked).toEqual([
      {
        decision: 'deny',
        orders: [{ orderNumber: '2026-100042', totalNet: 81_240 }],
        text: 'Zu teuer.',
        isOverBudgetMeant: false,
      },
    ]);
  });

  it('says what is selected where it stays in sight, before the orders for a keyboard, and why one waits that every order does', async () => {
    const every = { check: 'amount', limit: 0, value: 81_240, budget: null } as const;
    const first = waitingOrder('2026-100042');
    const { press } = show({
      data: listOf([
        { ...first, release: { ...first.release!, reasons: [every] } },
        waitingOrder('2026-100043'),
      ]),
    });
    const bar = screen.getByRole('group', { name: words.selectedOnes });
    const table = screen.getByRole('table');
    expect(table.compareDocumentPosition(bar) & Node.DOCUMENT_POSITION_PRECEDING).not.toBe(0);
    expect(bar.className).not.toContain(bulkInSight);
    await press(screen.getByRole('checkbox', { name: words.select({ number: '2026-100043' }) }));
    expect(bar.className).toContain(bulkInSight);
    expect(bar.textContent).toContain('1 ausgewählt');
    expect(cellsOf('2026-100042').join(' ')).toContain('Jede Bestellung braucht eine Freigabe');
  });

  it('offers nothing to tick where nothing can be decided', () => {
    show({ data: listOf([waitingOrder('2026-100042', { state: 'accepted', decisions: [] })]) });
    expect(within(screen.getByRole('table')).queryAllByRole('checkbox')).toEqual([]);
    expect(screen.queryByRole('group', { name: words.selectedOnes })).toBe(null);
  });

  it('[S2.4-01] is filtered, sorted and searched by addresses, without a script as well', async () => {
    const query = {
      isAll: true,
      search: 'Ana',
      sort: { column: 'buyer', direction: 'up' },
      page: 2,
      days: null,
    } as const;
    const { user, router } = show({
      data: listOf([waitingOrder('2026-100042')], { query, pages: 3, waiting: 7 }),
    });
    const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Wartet auf Freigabe (7)')).toBe('/my/admin-orders?search=Ana&sort=buyer');
    expect(screen.getByRole('link', { name: 'Alle' }).getAttribute('aria-current')).toBe('page');
    expect(hrefOf(/^Summe/)).toBe('/my/admin-orders?state=all&search=Ana&sort=total');
    expect(hrefOf('Besteller/in')).toBe('/my/admin-orders?state=all&search=Ana&sort=buyer&direction=down');
    expect(screen.getByRole('columnheader', { name: 'Besteller/in' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    expect(hrefOf('Seite 3')).toBe('/my/admin-orders?state=all&search=Ana&sort=buyer&page=3');
    const form = screen.getByRole<HTMLFormElement>('search');
    expect([form.getAttribute('action'), form.method]).toEqual(['/my/admin-orders', 'get']);
    expect([...new FormData(form)]).toEqual([
      ['state', 'all'],
      ['sort', 'buyer'],
      ['search', 'Ana'],
    ]);
    const field = within(form).getByRole('searchbox');
    await user.clear(field);
    await user.type(field, ' 4711 {Enter}');
    const { pathname, search } = router.state.location;
    expect(`${pathname}${search}`).toBe('/my/admin-orders?state=all&search=4711&sort=buyer');
  });

  it.each([
    [{}, words.emptyTitle, words.showAll, '/my/admin-orders?state=all'],
    [{ search: 'Ana' }, words.notFoundTitle, words.endSearch, '/my/admin-orders'],
  ] as const)('says what to do next where it is empty: %j', (part, title, way, href) => {
    const { query } = listOf([]);
    show({ data: listOf([], { query: { ...query, ...part } }) });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(href);
    expect(screen.queryByRole('group', { name: texts.adminTable.tools })).toBe(null);
  });

  it('says that nobody has ordered yet where even all are none', () => {
    show({ data: listOf([], { query: { ...listOf([]).query, isAll: true } }) });
    expect(screen.getByText(words.noOrders).isConnected).toBe(true);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(words.notFoundTitle);
    expect(screen.queryByRole('link', { name: words.showAll })).toBe(null);
  });

  it('speaks English', () => {
    show({ data: listOf([waitingOrder('2026-100042')]), language: 'en' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(english.adminOrders.title);
    expect(button('Release: order 2026-100042').isConnected).toBe(true);
    expect(cellsOf('2026-100042')[4]).toContain('2 days left, then the deputy may decide, too.');
  });
});

describe('one order of a firm', () => {
  it('[S4.3-10] says so where its buyer has withdrawn it', () => {
    const withdrawn = {
      at: '2026-11-22T09:30:00+01:00',
      kind: 'withdrawn',
      by: 'Erika Muster',
      text: '',
    } as const;
    const summary = waitingOrder('2026-100042', { state: 'cancelled', decisions: [] });
    show({
      data: {
        shown: 'order',
        item: wholeOrder(summary, [withdrawn]),
        invoices: { items: [], isToCome: false },
        now: loadedAt,
      },
      address: '/my/admin-orders/2026-100042',
    });
    expect(screen.getByText(words.withdrawn({ buyer: 'Erika Muster' })).isConnected).toBe(true);
  });

  const steps = [
    { at: '2026-11-21T12:00:00+01:00', kind: 'asked', by: 'Leo Leitung', text: 'Wofür?' },
    { at: '2026-11-22T09:30:00+01:00', kind: 'answered', by: 'Erika Muster', text: 'Für Raum 2.14.' },
    { at: '2026-11-22T10:00:00+01:00', kind: 'deputised', by: '', text: '' },
  ] as const;

  it('[S2.4-01] stands there in full, with its budgets and what was said about it', () => {
    const item = wholeOrder(waitingOrder('2026-100042'), [...steps]);
    show({
      data: { shown: 'order', item, invoices: { items: [], isToCome: false }, now: loadedAt },
      address: '/my/admin-orders/2026-100042',
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bestellung 2026-100042');
    const [sum] = screen.getAllByText(words.columns.total);
    expect(sum?.nextSibling?.textContent).toBe('812,40\u00a0€');
    expect(cellsOf('Kostenstelle 4711')).toEqual([
      'Monat',
      '1.000,00 €',
      '600,00 €',
      '406,20 €',
      '6,20 € zu viel',
    ]);
    expect(cellsOf('Erika Muster').at(-1)).toBe('3.187,60 €');
    const said = within(screen.getByRole('region', { name: releaseWords.stepsTitle })).getAllByRole(
      'listitem',
    );
    expect(said.map(({ textContent }) => textContent)).toEqual([
      'Rückfrage von Leo Leitung 21.11.2026, 12:00 UhrWofür?',
      'Antwort von Erika Muster 22.11.2026, 09:30 UhrFür Raum 2.14.',
      'Die Vertretung darf entscheiden 22.11.2026, 10:00 Uhr',
    ]);
    expect(screen.getByText(/^Bestellwert bei der Bestellung 812,40/).isConnected).toBe(true);
    expect(screen.getByText('Kostenstelle: 4711').isConnected).toBe(true);
    expect(screen.getByText(releaseWords.questions.answered).isConnected).toBe(true);
    // Its PDF and ordering it again belong to who placed it.
    expect(screen.queryByRole('button', { name: /PDF/ })).toBe(null);
    expect(screen.queryByRole('button', { name: /Erneut bestellen/ })).toBe(null);
  });

  it('[S4.3-10] is asked about where it stands', async () => {
    const item = wholeOrder(waitingOrder('2026-100042'));
    const { asked, press, user } = show({
      data: { shown: 'order', item, invoices: { items: [], isToCome: false }, now: loadedAt },
      address: '/my/admin-orders/2026-100042',
    });
    await press(button('Rückfrage: Bestellung 2026-100042'));
    await user.type(screen.getByRole('textbox', { name: /^Ihre Frage/ }), 'Wofür?');
    await press(button(words.confirm.ask));
    expect(asked).toEqual([
      {
        decision: 'ask',
        orders: [{ orderNumber: '2026-100042', totalNet: 81_240 }],
        text: 'Wofür?',
        isOverBudgetMeant: false,
      },
    ]);
  });

  it('[S4.3-10] lets who decides lower what is ordered, each position by its name', async () => {
    const changeable = [
      { position: 1, displayName: 'Toner schwarz', quantity: 6, unit: 'Stück' },
      { position: 3, displayName: 'Papier', quantity: 1200, unit: 'Packung' },
    ];
    const item = { ...wholeOrder(waitingOrder('2026-100042')), changeable };
    const { user } = show({
      data: { shown: 'order', item, invoices: { items: [], isToCome: false }, now: loadedAt },
    });
    await user.click(screen.getByText(words.changeTitle));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Toner schwarz' });
    expect([field.value, field.name]).toEqual(['6', 'quantity.1']);
    expect(screen.getByRole('textbox', { name: 'Papier' }).getAttribute('aria-describedby')).not.toBe(null);
    expect(screen.getByText('Bestellt: 1.200 Packungen').isConnected).toBe(true);
    expect(button(words.saveQuantities).isConnected).toBe(true);
  });

  it('shows no quantities to who may not change them', () => {
    show({
      data: {
        shown: 'order',
        item: wholeOrder(waitingOrder('2026-100042')),
        invoices: { items: [], isToCome: false },
        now: loadedAt,
      },
    });
    expect(screen.queryByText(words.changeTitle)).toBe(null);
  });

  it('[S4.3-10] says why an own order offers no decision, in the list and where it stands', () => {
    const own = waitingOrder('2026-100042', { decisions: [] });
    show({ data: listOf([own, waitingOrder('2026-100043')]) });
    expect(within(rowOf('2026-100042')).getByText(words.ownOrder).isConnected).toBe(true);
    expect(screen.getAllByText(words.ownOrder)).toHaveLength(1);
    cleanup();
    show({
      data: {
        shown: 'order',
        item: wholeOrder(own),
        invoices: { items: [], isToCome: false },
        now: loadedAt,
      },
    });
    expect(screen.getByText(words.ownOrder).isConnected).toBe(true);
  });

  it('offers no decision where none is left', () => {
    const item = wholeOrder(waitingOrder('2026-100042', { state: 'accepted', decisions: [] }));
    show({
      data: {
        shown: 'order',
        item: { ...item, budgets: [] },
        invoices: { items: [], isToCome: false },
        now: loadedAt,
      },
    });
    expect(screen.queryByRole('button', { name: /2026-100042/ })).toBe(null);
    expect(screen.queryByRole('heading', { name: words.budgets })).toBe(null);
    expect(screen.queryByText(/Noch 2 Tage/)).toBe(null);
  });
});

describe('the page of releases among the others', () => {
  const address = '/my/admin-orders';

  it.each([true, false])('[S2.4-01] is led to who releases orders: %s', async (isApprover) => {
    await openDesk({ address, dataAt: () => listOf([]), isApprover });
    const pages = screen.getByRole('navigation', { name: texts.account.pages });
    const entry = within(pages).queryByText(texts.account.releases, { selector: 'a, strong' });
    expect(entry !== null).toBe(isApprover);
  });

  it('[S4.3-10] is loaded anew when something was decided', async () => {
    let items = [waitingOrder('2026-100042'), waitingOrder('2026-100043')];
    const { decide } = await openDesk({ address, dataAt: () => listOf(items) });
    const user = userEvent.setup({ delay: null });
    await user.click(button('Freigeben: Bestellung 2026-100042'));
    await user.click(button(words.confirm.release));
    items = items.slice(1);
    await decide([{ orderNumber: '2026-100042', kind: 'done', state: 'accepted' }]);
    expect(screen.queryByRole('row', { name: /2026-100042/ })).toBe(null);
    expect(rowOf('2026-100043').isConnected).toBe(true);
    expect(screen.getByRole('status', { name: words.outcomesTitle }).textContent).toContain('2026-100042');
  });
});
