import { RouterContextProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { loadContext, type Load } from '#app/load.ts';
import { loadAdminOrders } from '#app/routes/admin-orders.loader.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { sampleGuest, sampleMember } from '#machines/sample-records.ts';
import { waitingOrder, wholeOrder } from '#tests/support/waiting-orders.ts';

const order = waitingOrder('2026-100042');

interface Shop {
  readonly user?: typeof sampleMember;
  readonly reply?: object;
  /** Status by which the list is refused. */
  readonly status?: number;
  /** Whether the order was once to be decided by whoever asks. */
  readonly isFormer?: boolean;
  /** When it is their turn with it again. */
  readonly turnAt?: string;
}

/** Loads an address in a shop that answers so; what was asked is written down. */
function load(address: string, given: Shop = {}) {
  const { user = sampleMember, reply = {}, status, isFormer = false, turnAt = null } = given;
  const asked: unknown[] = [];
  const context = new RouterContextProvider();
  const answer = async ({ name }: Endpoint, { query }: { readonly query?: unknown }) => {
    if (name === 'session.user') return { outcome: 'ok', reply: { user } };
    if (name === 'adminOrders.formerlyMine')
      return { outcome: 'ok', reply: { isFormerlyMine: isFormer, turnAt } };
    asked.push(query);
    if (status !== undefined) throw new Response(null, { status });
    return { outcome: 'ok', reply: { items: [order], total: 51, waiting: 3, item: null, ...reply } };
  };
  context.set(loadContext, answer as unknown as Load);
  const request = new Request(`https://shop.example${address}`);
  const orderNumber = /admin-orders\/([^?]+)/.exec(address)?.[1];
  const loaded = loadAdminOrders({
    request,
    context,
    params: orderNumber === undefined ? {} : { orderNumber },
  });
  return { asked, loaded };
}

const thrownBy = (loaded: Promise<unknown>): Promise<Response> =>
  loaded.then(
    () => expect.unreachable('the page was loaded'),
    (thrown: unknown) => thrown as Response,
  );

describe('the page of releases', () => {
  it('[S2.4-01][S7.1-43] asks for what waits, and for all where the address says so', async () => {
    const { asked, loaded } = load('/my/admin-orders');
    expect(await loaded).toMatchObject({ shown: 'list', items: [order], waiting: 3, pages: 3, total: 51 });
    expect(asked).toEqual([{ page: 1, sort: 'placedAt', direction: 'down', state: 'awaitingRelease' }]);
    const all = load('/my/admin-orders?state=all&search=4711&sort=buyer&page=2');
    await all.loaded;
    expect(all.asked).toEqual([{ page: 2, sort: 'buyer', direction: 'up', search: '4711' }]);
  });

  it('[S7.1-43] asks for one order by its number, and is not found without it', async () => {
    const item = wholeOrder(order);
    const found = load('/my/admin-orders/2026-100042', { reply: { item } });
    expect(await found.loaded).toMatchObject({ shown: 'order', item });
    // The order, then its invoices.
    expect(found.asked).toEqual([{ orderNumber: '2026-100042' }, { orderNumber: '2026-100042' }]);
    expect((await thrownBy(load('/my/admin-orders/2026-1').loaded)).status).toBe(404);
  });

  it.each([
    ['who decides about other orders', true],
    ['who decides about none any more', false],
  ])('[S4.3-09] says to %s that they do not about this one', async (_who, isApprover) => {
    const user = { ...sampleMember, data: { ...sampleMember.data, is_approver: isApprover } };
    const refused = isApprover ? {} : { status: 403 };
    const { loaded } = load('/my/admin-orders/2026-100042', { user, isFormer: true, ...refused });
    expect(await loaded).toEqual({ shown: 'former', orderNumber: '2026-100042', isApprover, turnAt: null });
    const strange = await thrownBy(load('/my/admin-orders/2026-100042', { user, ...refused }).loaded);
    expect(strange.status).toBe(isApprover ? 404 : 403);
  });

  it('says to the deputy when it is their turn with an order they decided about as an admin', async () => {
    const turnAt = '2026-11-30T09:15:00.000Z';
    const { loaded } = load('/my/admin-orders/2026-100042', { isFormer: true, turnAt });
    expect(await loaded).toMatchObject({ shown: 'former', turnAt });
  });

  it('[S2.4-01] leads guests to the sign-in and back, and is forbidden to who releases nothing', async () => {
    const { asked, loaded } = load('/my/admin-orders/2026-100042?x=1', { user: sampleGuest });
    const thrown = await thrownBy(loaded);
    expect(thrown.headers.get('location')).toBe(
      '/login?redirectTo=%2Fmy%2Fadmin-orders%2F2026-100042%3Fx%3D1',
    );
    expect(asked).toEqual([]);
    expect((await thrownBy(load('/my/admin-orders', { status: 403 }).loaded)).status).toBe(403);
  });

  it('leads back to the first page when the last order of the last one is decided', async () => {
    const emptied = load('/my/admin-orders?sort=total&page=3', { reply: { items: [], total: 50 } });
    expect((await thrownBy(emptied.loaded)).headers.get('location')).toBe('/my/admin-orders?sort=total');
    expect(await load('/my/admin-orders', { reply: { items: [], total: 0 } }).loaded).toMatchObject({
      items: [],
      pages: 0,
    });
  });
});
