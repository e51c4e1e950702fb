import { writeAddressQuery } from './address-query.ts';
import type { AddressQuery } from './address-query.ts';

/** Tiles side by side, or one article a line; kept in the address so that it survives links, back and reloads. */
export type ListView = 'tiles' | 'rows';

const viewKey = 'view';

/** How a list stands, as its address says. */
export const readListView = (search: URLSearchParams): ListView =>
  search.get(viewKey) === 'rows' ? 'rows' : 'tiles';

/** All that a list's address says, without what is so by default. */
export function writeListQuery(query: AddressQuery, view: ListView): URLSearchParams {
  const written = writeAddressQuery(query);
  if (view === 'rows') written.set(viewKey, view);
  return written;
}

/** Path and query of a list. */
export function writeListAddress(pathname: string, query: AddressQuery, view: ListView): string {
  const written = writeListQuery(query, view).toString();
  return written === '' ? pathname : `${pathname}?${written}`;
}
