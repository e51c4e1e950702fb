import { readAddressQuery } from './address-query.ts';
import { readListView, writeListAddress } from './list-address.ts';

/** Where a page of the former shop stands today. */
interface PageToday {
  readonly path: string;
  /** It is a list: what its query says is shown there as well (S2.11); nothing else is taken along. */
  readonly isList: boolean;
}

const page = (path: string): PageToday => ({ path, isList: false });
const list = (path: string): PageToday => ({ path, isList: true });

/** Attributes whose lists had pages of their own (S2.5-13). */
const attributes = [
  'begreen',
  'food',
  'cosmetic',
  'video',
  'daily-price',
  'lieferbedingungen',
  'montageservice',
  'lieferzeit',
  'new-articles',
  'top-articles',
];

/** What stands between the words of a name made no other page of it. */
const joined = (name: string): string => name.replaceAll(/[-_]/g, '');

const wholeShop = '/shop';

/** By the words of their names, pages of the former shop (S2.5; docs/decisions/0147). */
const pagesToday: ReadonlyMap<string, PageToday> = new Map([
  ['shop', list(wholeShop)],
  ['search', list(wholeShop)],
  ['maincatalog', list('/shop/maincatalog')],
  ['tip', list('/shop/assortment/tipp')],
  ['assortmenttip', list('/shop/assortment/tipp')],
  ...attributes.flatMap((slug) => {
    const today = list(`/shop/attribute/${slug}`);
    return [[joined(slug), today] as const, [`attribute${joined(slug)}`, today] as const];
  }),
  ['basket', page('/shop/basket')],
  ['checkout', page('/shop/checkout')],
  ['manufacturers', page('/shop/manufacturers')],
  ['brands', page('/shop/brands')],
  ['assortments', page('/shop/assortments')],
  ['assortmenttypes', page('/shop/assortmenttypes')],
  ['articletypes', page('/shop/articletypes')],
  ['articletypenamegroups', page('/shop/articletypenamegroups')],
  ['producttypes', page('/shop/producttypes')],
  ['producttypegroups', page('/shop/producttypegroups')],
  ['index', page('/shop/index')],
  ['quickorder', page('/shop/quick_order')],
  ['offerrequest', page('/offerrequest')],
  ['blog', page('/blog')],
]);

const formerPath = /^\/page\/br_system_([^/]*)\/?$/;
const isOfShop = /^shop(?:_|$)/;

function todayOf(name: string): PageToday | null {
  const words = joined(name);
  const known = pagesToday.get(words) ?? pagesToday.get(words.replace(/^shop/, ''));
  // Nobody has written down every page of the former shop; whichever it was, it was one of the shop (S2.5-01).
  return known ?? (isOfShop.test(name) ? page(wholeShop) : null);
}

/**
 * Where a page of the former shop stands today: a path, with what a list reads of the query, so that nobody is led on from
 * there to another way of writing it.
 *
 * @param address path and query as they were asked for
 * @returns null for what is no address of the former shop; never one itself
 */
export function addressToday(address: string): string | null {
  const queryStart = address.indexOf('?');
  const name = formerPath.exec(queryStart === -1 ? address : address.slice(0, queryStart))?.[1];
  const today = name === undefined ? null : todayOf(name);
  if (today === null || !today.isList) return today?.path ?? null;
  const query = new URLSearchParams(queryStart === -1 ? '' : address.slice(queryStart));
  return writeListAddress(today.path, readAddressQuery(query), readListView(query));
}
