import { changeAddressQuery, readAddressQuery } from '#contract/address-query.ts';
import { readListView, writeListAddress } from '#contract/list-address.ts';

/** Path and query of an address of the shop. */
function partsOf(path: string): { readonly pathname: string; readonly search: URLSearchParams } {
  const [pathname = '', query = ''] = path.split('?');
  return { pathname, search: new URLSearchParams(query) };
}

/** Whether the address of a list says that it holds articles with an eco label only. */
export const isFlagged = (path: string): boolean => readAddressQuery(partsOf(path).search).isBGS;

/** The same list, from its first page on, with the flag or without. */
export function withFlag(path: string, isBGS: boolean): string {
  const { pathname, search } = partsOf(path);
  const query = changeAddressQuery(readAddressQuery(search), { isBGS });
  return writeListAddress(pathname, query, readListView(search));
}
