import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAddressReader } from '#app/kept-address.ts';
import { createRouteTree } from '#app/route-tree.tsx';
import { allRoutesOnTheWay } from '#app/routes-on-the-way.ts';

const routes = createRouteTree(await allRoutesOnTheWay());
const readAddress = createAddressReader(routes);
const kept = (path: string) => readAddress(path).kept;
const meant = (path: string) => readAddress(path).meant;

describe('the address a page is kept under', () => {
  it.each([
    '/',
    '/shop',
    '/shop?search=toner',
    '/shop/catalog/papier?sortBy=price&filter=%7B%22brand%22%3A%5B%22canon%22%2C%22hp%22%5D%7D&page=2&view=rows',
    '/shop/supply/brand/hp',
    '/shop/supply/devices?search=laserjet',
    '/shop/article/T1-1/toner',
    '/shop/article/T1-1/toner?ratings=2',
    '/page/agb',
  ])('is its own when it is written as the shop writes it: %s', (path) => {
    expect(kept(path)).toBe(path);
  });

  it.each([
    ['/?utm_source=x', '/'],
    ['/?search=toner&utm_source=x', '/?search=toner'],
    [`/page/agb?${'a=1&'.repeat(1000)}`, '/page/agb'],
    ['/shop?b=2&a=1', '/shop'],
    ['/shop?page=1&limit=24&sortDirection=asc&search=', '/shop'],
    ['/shop?page=2&sortBy=name', '/shop?sortBy=name&page=2'],
    [
      '/shop?filter={"make":["original"],"brand":["hp","canon","hp"]}',
      '/shop?filter=%7B%22brand%22%3A%5B%22canon%22%2C%22hp%22%5D%2C%22make%22%3A%5B%22original%22%5D%7D',
    ],
    ['/shop?view=tiles', '/shop'],
    ['/shop/supply/devices?search=laserjet&page=3', '/shop/supply/devices?search=laserjet'],
    ['/shop/supply/brands?filter=x', '/shop/supply/brands'],
    [
      '/shop/compare?only=differences&utm=1&articles=T1-1,T2-1',
      '/shop/compare?articles=T1-1%2CT2-1&only=differences',
    ],
    ['/shop/article/T1-1/toner?utm=1&ratings=1', '/shop/article/T1-1/toner'],
    ['/artnr/CF259X?utm=1&ratings=3', '/artnr/CF259X?ratings=3'],
  ])('[R32] is the same for every way to write it: %s', (path, one) => {
    expect(kept(path)).toBe(one);
  });

  it('shows a number as a list beside any other parameter of the list', () => {
    expect(kept('/shop?search=CF259X&utm=1')).toBe('/shop?search=CF259X');
    expect(kept('/shop?search=CF259X&filter={"category":[]}')).toBe('/shop?search=CF259X&page=1');
    expect(kept('/shop?search=CF259X&page=1')).toBe('/shop?search=CF259X&page=1');
  });

  it.each(['/shop/catalog/%70apier', '/shop/basket', '/login?redirectTo=/shop', '/my/orders?page=2'])(
    '[R32] is none for a path that is written otherwise or of one visitor: %s',
    (path) => {
      expect(readAddress(path)).toEqual({ kept: null, meant: null });
    },
  );

  it.each([
    ['/shop?page=0', '/shop'],
    ['/shop/article/T1-1/toner?ratings=x', '/shop/article/T1-1/toner'],
    ['/shop/article/T1-1/toner?ratings=1001', '/shop/article/T1-1/toner'],
    ['/shop?search=+toner+', '/shop?search=toner'],
    [`/page/agb?search=${'x'.repeat(15_000)}`, `/page/agb?search=${'x'.repeat(200)}`],
    ['/shop?filter={broken&sortBy=price', '/shop?sortBy=price'],
    ['/shop?search=a&search=b&utm=1', '/shop?search=a'],
    ['/shop?limit=7&view=rows', '/shop?view=rows'],
    [`/shop/supply/devices?search=${'x'.repeat(101)}`, `/shop/supply/devices?search=${'x'.repeat(100)}`],
    ['/shop/supply/devices?search=a%07b', '/shop/supply/devices'],
  ])('[R32] is another one for what is not understood: %s', (path, other) => {
    expect(kept(path)).toBeNull();
    expect(meant(path)).toBe(other);
    expect(meant(other)).toBeNull();
  });

  it.each([
    ['/Shop/Basket', '/shop/basket'],
    ['/SHOP', '/shop'],
    ['/Shop/Catalog/Toner?page=2&utm_source=brief', '/shop/catalog/Toner?page=2&utm_source=brief'],
    ['/SHOP?search=HP+305XL&sortBy=price&page=0', '/shop?search=HP+305XL&sortBy=price'],
    ['/shop/Article/T101421-1/Toner-Schwarz/', '/shop/article/T101421-1/Toner-Schwarz'],
    ['/Shop/Supply/Brand/hp/Device/hp-LaserJet', '/shop/supply/brand/hp/device/hp-LaserJet'],
    ['/My/Orders?page=2', '/my/orders?page=2'],
    ['/LOGIN?redirectTo=/Shop', '/login?redirectTo=/Shop'],
    ['/shop/', '/shop'],
    ['/shop/?page=2&utm_source=brief', '/shop?page=2&utm_source=brief'],
    ['/shop/catalog/toner//', '/shop/catalog/toner'],
    ['/shop/basket/livebook/4f1c/?x=1', '/shop/basket/livebook/4f1c?x=1'],
    ['/my/admin-user-orders/?type=year', '/my/admin-user-orders?type=year'],
    ['/page/agb/', '/page/agb'],
  ])(
    '[R32] is for good the one the shop writes where it has capitals or a slash at its end: %s',
    (path, other) => {
      expect(readAddress(path)).toEqual({ kept: null, meant: other, isRespelled: true });
      expect(readAddress(other).meant).toBeNull();
    },
  );

  it.each([
    '/',
    '/Shop/nix',
    '/Nichts',
    '/nichts/',
    '/rest/shop/',
    '/shop/catalog/Toner',
    '/artnr/AB12',
    '//Evil.example/',
    '/%53hop',
  ])('is no other one where there is no such page, or only a name has capitals: %s', (path) => {
    expect(readAddress(path).isRespelled).toBeUndefined();
  });

  it('[R32] is found in one step, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/shop', '/shop/supply/brand/hp', '/shop/supply/devices', '/page/agb'),
        fc.dictionary(
          fc.constantFrom('search', 'page', 'limit', 'filter', 'view', 'sortBy'),
          fc.string({ unit: 'binary', maxLength: 250 }),
        ),
        (path, query) => {
          const read = readAddress(`${path}?${new URLSearchParams(query)}`);
          const address = read.kept ?? read.meant ?? '';
          expect(address.startsWith(path)).toBe(true);
          expect(readAddress(address)).toEqual({ kept: address, meant: null });
        },
      ),
    );
  });
});
