import { describe, expect, it } from 'vitest';
import { ordersAddress, readOrdersQuery, sortedBy } from '#ui/screens/admin-orders/admin-orders-address.ts';

const read = (search: string) => readOrdersQuery(new URLSearchParams(search));
const plain = read('');

describe('the address of the list of a firm’s orders', () => {
  it('[S2.4-01] says nothing of what goes without saying', () => {
    expect(plain).toEqual({
      isAll: false,
      search: '',
      sort: 'placedAt',
      direction: 'down',
      page: 1,
      days: null,
    });
    expect(ordersAddress(plain)).toBe('/my/admin-orders');
  });

  it.each([
    'state=all&search=Ana+4711&sort=total&direction=up&page=3',
    'sort=buyer',
    'direction=up',
    'state=all&from=2026-11-01&to=2026-12-01',
  ])('reads back what it wrote: %s', (search) => {
    expect(ordersAddress(read(search))).toBe(`/my/admin-orders?${search}`);
  });

  it.each([
    'state=waiting',
    'sort=constructor',
    'sort=',
    'direction=sideways',
    'page=0',
    'page=1001',
    'page=1.5',
    'page=x',
    'search=++',
    'from=2026-11-01',
    'from=2026-13-01&to=2026-14-01',
    'from=2026-11-02&to=2026-11-01',
  ])('takes what it does not understand for not said: %s', (search) => {
    expect(read(search)).toEqual(plain);
  });

  it('keeps a search to one line of eighty characters', () => {
    expect(read(`search=${encodeURIComponent(` a\n${'b'.repeat(100)}`)}`).search).toBe(`a ${'b'.repeat(78)}`);
  });

  it('turns the order round, and begins another one as it is read best', () => {
    expect(sortedBy(plain, 'placedAt')).toBe('/my/admin-orders?direction=up');
    expect(sortedBy(read('direction=up'), 'placedAt')).toBe('/my/admin-orders');
    expect(sortedBy(read('direction=up&page=4'), 'buyer')).toBe('/my/admin-orders?sort=buyer');
    expect(sortedBy(read('sort=buyer'), 'total')).toBe('/my/admin-orders?sort=total');
  });
});
