import { changeAddressQuery, readAddressQuery } from '#contract/address-query.ts';
import { readListView, writeListAddress } from '#contract/list-address.ts';

/** Addresses of the shop stand below any host. */
const partsOf = (path: string): URL => new URL(path, 'http://shop.invalid');

/** Whether the address of a list says that it holds articles with an eco label only. */
export const isFlagged = (path: string): boolean => readAddressQuery(partsOf(path).searchParams).isBGS;

/** The same list, from its first page on, with the flag or without. */
export function withFlag(path: string, isBGS: boolean): string {
  const { pathname, searchParams } = partsOf(path);
  const query = changeAddressQuery(readAddressQuery(searchParams), { isBGS });
  return writeListAddress(pathname, query, readListView(searchParams));
}
