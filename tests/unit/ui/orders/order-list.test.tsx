import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Call } from '#client/call.ts';
import type { OrderSummary } from '#contract/order.ts';
import { sampleBasket } from '#machines/basket/basket.samples.ts';
import type { ChangeReply } from '#machines/basket/basket.types.ts';
import type { CallFailure } from '#machines/call-failure.ts';
import { sampleBootRecord } from '#machines/sample-records.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { texts } from '#texts/de.ts';
import { orderPage } from '#texts/de/order-page.ts';
import { waitingOrder, wholeOrder } from '#tests/support/waiting-orders.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import type { OrderListData } from '#ui/screens/orders/orders-data.ts';
import { Component as OrdersScreen } from '#ui/screens/orders/OrdersScreen.tsx';

const words = texts.ownOrders;
const { decisions: _, buyer: __, costCenters: ___, release: ____, ...order } = waitingOrder('2026-1');
const two: readonly OrderSummary[] = [order, { ...order, orderNumber: '2026-2', state: 'shipped' }];

const show = (
  data: Partial<OrderListData>,
  more: Pick<Parameters<typeof renderShopPage>[0], 'call' | 'answer' | 'user'> = {},
) =>
  renderShopPage({
    ...more,
    Screen: OrdersScreen,
    path: '/my/orders',
    data: {
      shown: 'list',
      items: two,
      query: { search: '', page: 1, filters: {} },
      pages: 1,
      total: data.items?.length ?? two.length,
      states: ['awaitingRelease', 'shipped'],
      ...data,
    } satisfies OrderListData,
  });

/** Names of the links of a navigation with where they lead; the current one with a star. */
const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [
      `${link.textContent}${link.getAttribute('aria-current') === 'page' ? ' *' : ''}`,
      link.getAttribute('href'),
    ]);

describe('[S2.3-08] the list of own orders', () => {
  it('is narrowed by links to the states there are, which keep what is searched for', () => {
    show({ query: { search: 'toner', page: 3, filters: { state: 'shipped' } }, pages: 4 });
    expect(linksOf(words.byState)).toEqual([
      ['Alle', '/my/orders?search=toner'],
      ['Wartet auf Freigabe', '/my/orders?search=toner&state=awaitingRelease'],
      ['Versandt *', '/my/orders?search=toner&state=shipped'],
    ]);
    expect(linksOf(texts.order.listTitle)).toContainEqual([
      expect.stringContaining('4'),
      '/my/orders?search=toner&state=shipped&page=4',
    ]);
    const form = screen.getByRole('search', { name: words.search });
    expect(within(form).getByRole<HTMLInputElement>('searchbox').value).toBe('toner');
    // Without script the form itself keeps the state.
    expect(new FormData(form as HTMLFormElement).get('state')).toBe('shipped');
  });

  it('offers no states where all orders are in one', () => {
    show({ items: [order], states: ['awaitingRelease'] });
    expect(screen.queryByRole('navigation', { name: words.byState })).toBe(null);
    expect(screen.getByRole('search', { name: words.search }).getAttribute('action')).toBe('/my/orders');
  });

  it('shows how far each order is beside the word of its state', () => {
    show({
      items: [
        { ...order, progress: { reached: 2, of: 5 } },
        { ...order, orderNumber: '2026-2' },
      ],
    });
    const states = screen
      .getAllByRole('row')
      .map((row) => within(row).queryAllByRole('cell')[1]?.textContent);
    expect(states.slice(1)).toEqual(['Wartet auf FreigabeSchritt 2 von 5', 'Wartet auf Freigabe']);
  });

  it('[S2.3-03] puts each order into the basket again, with what it consists of', async () => {
    const { positions } = wholeOrder(waitingOrder('2026-2')).order;
    const asked: unknown[] = [];
    const call = ((_, request) => {
      asked.push(request);
      return Promise.resolve({ outcome: 'ok', reply: { item: { positions } } });
    }) as Call;
    const { changes } = show({}, { call });
    const named = (number: string) => orderPage.againNamed({ number });
    expect(screen.getByRole('button', { name: named('2026-1') }).textContent).toBe(orderPage.again);
    await userEvent.click(screen.getByRole('button', { name: named('2026-2') }));
    expect(asked).toEqual([{ query: { orderNumber: '2026-2' } }]);
    expect(changes).toMatchObject([
      { kind: 'addItems', occasion: 'reorder', items: [{ articleNumber: positions[0]?.articleNumber }] },
    ]);
  });

  it('[S2.3-03] puts an order into the basket also for who goes there while it is being loaded', async () => {
    const { positions } = wholeOrder(waitingOrder('2026-2')).order;
    let answer: (reply: unknown) => void = () => undefined;
    const call = (() => new Promise<unknown>((resolve) => (answer = resolve))) as Call;
    const { changes, router } = show({}, { call });
    await userEvent.click(screen.getByRole('button', { name: orderPage.againNamed({ number: '2026-2' }) }));
    await act(() => router.navigate('/shop/basket'));
    expect(screen.queryByRole('button')).toBe(null);
    answer({ outcome: 'ok', reply: { item: { positions } } });
    await vi.waitFor(() => expect(changes).toMatchObject([{ kind: 'addItems', occasion: 'reorder' }]));
  });

  describe('which is put in again after the page of its button was left', () => {
    const { positions } = wholeOrder(waitingOrder('2026-2')).order;
    const again = () => screen.getByRole('button', { name: orderPage.againNamed({ number: '2026-2' }) });
    /** Leaves the list while the order is on its way into the basket. */
    const leave = async () => {
      const call = (() => Promise.resolve({ outcome: 'ok', reply: { item: { positions } } })) as Call;
      let settle: (reply: ChangeReply) => void = () => undefined;
      let fail: (error: CallFailure) => void = () => undefined;
      const answer = () =>
        new Promise<ChangeReply>((resolve, reject) => {
          settle = resolve;
          fail = reject;
        });
      const page = show({}, { call, answer });
      await userEvent.click(again());
      await vi.waitFor(() => expect(page.changes).toHaveLength(1));
      await act(() => page.router.navigate('/elsewhere'));
      const toasts = () =>
        selectToasts(page.system.toasts.getSnapshot()).map(({ kind, message, leadsToBasket }) => [
          kind,
          message.kind === 'markup' ? message.markup : message.key,
          leadsToBasket,
        ]);
      const reply = { success: true as const, basket: sampleBasket(5), corrections: [] };
      return {
        ...page,
        toasts,
        settle: (refused: Extract<ChangeReply, { refused: unknown }>['refused']) =>
          act(async () => settle({ ...reply, refused })),
        fail: (error: CallFailure) => act(async () => fail(error)),
      };
    };

    it('is told where one is by then', async () => {
      const { settle, toasts } = await leave();
      await settle([]);
      expect(toasts()).toEqual([['success', orderPage.added({ count: positions.length }), true]]);
    });

    it('is told with what is missing', async () => {
      const { settle, toasts } = await leave();
      const { articleNumber } = positions[0]!;
      await settle([
        { index: 0, articleNumber, code: 'article.notOrderable', message: 'Nichts < da.', added: 0 },
      ]);
      expect(toasts()).toEqual([
        [
          'warning',
          `${orderPage.added({ count: positions.length - 1 })}<br>${orderPage.left}<br>Nichts &lt; da.`,
          positions.length > 1,
        ],
      ]);
    });

    it.each<[CallFailure, string, boolean]>([
      [{ kind: 'noAnswer' }, orderPage.unanswered, true],
      [{ kind: 'httpError', code: 500 }, orderPage.failed, false],
      [
        {
          kind: 'refused',
          refusal: { success: false, code: 'basket.full', errorMessages: ['Der Warenkorb ist voll.'] },
        },
        'Der Warenkorb ist voll.',
        false,
      ],
    ])('is told where it has failed: %o', async (error, said, leadsToBasket) => {
      const { fail, toasts } = await leave();
      await fail(error);
      expect(toasts()).toEqual([['danger', said, leadsToBasket]]);
    });

    it('stands beside its button for who has come back before, and is told nowhere else', async () => {
      const { settle, toasts, router } = await leave();
      await act(() => router.navigate('/my/orders'));
      expect(again().getAttribute('aria-busy')).toBe('true');
      await settle([]);
      expect(again().closest('[data-machine]')?.textContent).toContain(
        orderPage.added({ count: positions.length }),
      );
      expect(toasts()).toEqual([]);
    });

    it('leaves nothing for who comes back after it was told', async () => {
      const { settle, router } = await leave();
      await settle([]);
      await act(() => router.navigate('/my/orders'));
      expect(again().closest('[data-machine]')?.getAttribute('data-state')).toBe('idle');
    });
  });

  it('says of an order that nobody answered for to look into the basket first', async () => {
    const { positions } = wholeOrder(waitingOrder('2026-2')).order;
    const call = (() => Promise.resolve({ outcome: 'ok', reply: { item: { positions } } })) as Call;
    show({}, { call, answer: () => Promise.reject({ kind: 'noAnswer' }) });
    await userEvent.click(screen.getByRole('button', { name: orderPage.againNamed({ number: '2026-2' }) }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(orderPage.unanswered);
    expect(within(alert).getByRole('link', { name: orderPage.toBasket }).getAttribute('href')).toBe(
      '/shop/basket',
    );
  });

  it.each([
    ['ended', true, 'idle'],
    ['goes on', false, 'failed'],
  ])(
    'an order that is nobody’s: where the session has %s (%s) its button stands %s',
    async (_name, guest, state) => {
      const asked: string[] = [];
      const call = (({ name }: { readonly name: string }) => {
        asked.push(name);
        return Promise.resolve({
          outcome: 'ok',
          reply: name === 'order.list' ? { item: null } : { user: { guest } },
        });
      }) as unknown as Call;
      const user = { ...sampleBootRecord.user, guest: false };
      const { container } = show({}, { call, user });
      await userEvent.click(screen.getByRole('button', { name: orderPage.againNamed({ number: '2026-2' }) }));
      await vi.waitFor(() => expect(asked).toEqual(['order.list', 'session.user']));
      await vi.waitFor(() =>
        expect(container.querySelectorAll(`[data-machine="reorder"][data-state="${state}"]`)).toHaveLength(
          guest ? 2 : 1,
        ),
      );
    },
  );

  it('says what was not found, with the way back to all', () => {
    show({ items: [], pages: 0, query: { search: 'quark', page: 1, filters: {} } });
    expect(screen.getByText(words.notFoundText({ term: 'quark' })).textContent).toContain('„quark“');
    expect(screen.getByRole('link', { name: words.endSearch }).getAttribute('href')).toBe('/my/orders');
    expect(screen.queryByText(texts.order.listEmpty)).toBe(null);
  });

  it('is nothing to be searched before anything was ordered', () => {
    show({ items: [], pages: 0, states: [] });
    expect(screen.getByText(texts.order.listEmpty).textContent).toBe('Sie haben noch nichts bestellt.');
    expect(screen.queryByRole('search', { name: words.search })).toBe(null);
  });

  it('offers what was ordered as a guest, open and below the menu, before anything was ordered', () => {
    show({ items: [], pages: 0, states: [] });
    const title = screen.getByRole('heading', { level: 1, name: texts.order.listTitle });
    const menu = screen.getByRole('navigation', { name: texts.account.pages });
    const emptiness = screen.getByText(texts.order.listEmpty);
    const join = screen.getByText(orderPage.join.title).closest('details');
    expect(join?.open).toBe(true);
    const inOrder = [title, menu, emptiness, join];
    expect(
      inOrder.toSorted((one, other) =>
        one!.compareDocumentPosition(other!) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      ),
    ).toEqual(inOrder);
  });
});
