import { describe, expect, it } from 'vitest';
import { askedFor, inOrder, ordersAddress, readOrdersQuery } from '#domain/firm-orders-address.ts';
import { sortedBy } from '#domain/table-query.ts';

const read = (search: string) => readOrdersQuery(new URLSearchParams(search));
const plain = read('');

describe('the address of the list of a firm’s orders', () => {
  it('[S2.4-01] says nothing of what goes without saying', () => {
    expect(plain).toEqual({
      isAll: false,
      search: '',
      sort: { column: 'placedAt', direction: 'down' },
      page: 1,
      days: null,
    });
    expect(ordersAddress(plain)).toBe('/my/admin-orders');
    expect(askedFor(plain)).toEqual({ sort: 'placedAt', direction: 'down', state: 'awaitingRelease' });
  });

  it.each([
    'state=all&search=Ana+4711&sort=total&direction=up&page=3',
    'sort=buyer',
    'sort=reason',
    'sort=placedAt&direction=up',
    'state=all&from=2026-11-01&to=2026-12-01',
    'search=Ana&columns=number,gross',
    'state=all&from=2026-11-01&to=2026-12-01&person=7&isOrdered=true',
    'costCenter=100+A',
    'state=all&articleGroup=druckerverbrauch&isOrdered=true',
  ])('reads back what it wrote: %s', (search) => {
    expect(ordersAddress(read(search))).toBe(`/my/admin-orders?${search}`);
  });

  it.each([
    'state=waiting',
    'sort=constructor',
    'sort=number',
    'sort=',
    'direction=sideways',
    'page=0',
    'page=1001',
    'page=1.5',
    'page=x',
    'search=++',
    'person=0',
    'person=x',
    'articleGroup=',
    'articleGroup=%27+or+1',
    'isOrdered=false',
    'costCenter=',
    'costCenter=%00',
    'costCenter=%20',
    'from=2026-02-31&to=2026-03-05',
    'columns=select',
    'from=2026-11-01',
    'from=2026-13-01&to=2026-14-01',
    'from=2026-11-02&to=2026-11-01',
  ])('takes what it does not understand for not said: %s', (search) => {
    expect(read(search)).toEqual(plain);
  });

  it('goes back to the usual columns and to all rows, which it does not say', () => {
    const narrowed = read('columns=number,total&costCenter=7&state=all');
    const { columns: _, filters: __, ...plainly } = narrowed;
    expect(ordersAddress(inOrder(narrowed, plainly))).toBe('/my/admin-orders?state=all');
  });

  it('keeps a search to one line of eighty characters', () => {
    expect(read(`search=${encodeURIComponent(` a\n${'b'.repeat(100)}`)}`).search).toBe(`a ${'b'.repeat(78)}`);
  });

  it('turns the order round, and begins another one as it is read best', () => {
    const sorted = (search: string, id: string, begins: 'up' | 'down') =>
      ordersAddress(inOrder(read(search), sortedBy(read(search), { id, begins })));
    expect(sorted('', 'placedAt', 'down')).toBe('/my/admin-orders?sort=placedAt&direction=up');
    expect(sorted('sort=placedAt&direction=up', 'placedAt', 'down')).toBe('/my/admin-orders');
    expect(sorted('direction=up&page=4', 'buyer', 'up')).toBe('/my/admin-orders?sort=buyer');
    expect(sorted('sort=buyer', 'total', 'down')).toBe('/my/admin-orders?sort=total');
  });

  it('asks for all of what it names', () => {
    expect(askedFor(read('state=all&search=Ana&sort=total&from=2026-11-01&to=2026-12-01'))).toEqual({
      sort: 'total',
      direction: 'down',
      search: 'Ana',
      from: '2026-11-01',
      to: '2026-12-01',
    });
  });
});
