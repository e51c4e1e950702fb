import { describe, expect, it } from 'vitest';
import { keptAddressOf } from '#app/kept-address.ts';
import { createRouteTree } from '#app/route-tree.tsx';

const routes = createRouteTree();
const kept = (path: string) => keptAddressOf(routes, path);

describe('the address a page is kept under', () => {
  it.each([
    '/',
    '/shop',
    '/shop?search=toner',
    '/shop/catalog/papier?sortBy=price&filter=%7B%22brand%22%3A%5B%22canon%22%2C%22hp%22%5D%7D&page=2&view=rows',
    '/shop/supply/brand/hp',
    '/shop/supply/devices?search=laserjet',
    '/shop/article/T1-1/toner',
    '/page/agb',
  ])('is its own when it is written as the shop writes it: %s', (path) => {
    expect(kept(path)).toBe(path);
  });

  it.each([
    ['/?utm_source=x&search=toner', '/'],
    [`/page/agb?${'a=1&'.repeat(1000)}`, '/page/agb'],
    ['/shop?b=2&a=1', '/shop'],
    ['/shop?page=1&limit=24&sortDirection=asc&search=', '/shop'],
    ['/shop?page=2&sortBy=name', '/shop?sortBy=name&page=2'],
    [
      '/shop?filter={"make":["original"],"brand":["hp","canon","hp"]}',
      '/shop?filter=%7B%22brand%22%3A%5B%22canon%22%2C%22hp%22%5D%2C%22make%22%3A%5B%22original%22%5D%7D',
    ],
    ['/shop?view=tiles', '/shop'],
    ['/shop/supply/devices?search=+laserjet+&page=3', '/shop/supply/devices?search=laserjet'],
    ['/shop/supply/brands?filter=x', '/shop/supply/brands'],
  ])('[R32] is the same for every way to write it: %s', (path, one) => {
    expect(kept(path)).toBe(one);
  });

  it('shows a number as a list beside any other parameter of the list', () => {
    expect(kept('/shop?search=CF259X&utm=1')).toBe('/shop?search=CF259X');
    expect(kept('/shop?search=CF259X&filter={"category":[]}')).toBe('/shop?search=CF259X&page=1');
    expect(kept('/shop?search=CF259X&page=1')).toBe('/shop?search=CF259X&page=1');
  });

  it.each([
    '/shop?page=0',
    '/shop?filter={broken',
    '/shop?search=a&search=b',
    '/SHOP',
    '/shop/',
    '/shop/catalog/%70apier',
    `/shop/supply/devices?search=${'x'.repeat(101)}`,
    '/shop/supply/devices?search=a%07b',
    '/shop/basket',
    '/login?redirectTo=/shop',
    '/my/orders?page=2',
  ])('[R32] is none for what is not understood, written otherwise or of one visitor: %s', (path) => {
    expect(kept(path)).toBeNull();
  });
});
