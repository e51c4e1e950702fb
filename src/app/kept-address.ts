import { generatePath, matchRoutes, type RouteObject } from 'react-router-dom';
import {
  addressParameters,
  isUnderstood,
  readAddressQuery,
  writeAddressQuery,
} from '#contract/address-query.ts';
import { handleOf } from './page-route.ts';
import { supplySearchOf } from './routes/supply.loader.ts';

/** What a page reads of its query, in the one form it is kept under; null for what is not worth keeping. */
type KeptQuery = (search: URLSearchParams) => URLSearchParams | null;

const readsNothing: KeptQuery = () => new URLSearchParams();

const readsList: KeptQuery = (search) => {
  const query = readAddressQuery(search);
  if (!isUnderstood(search, query)) return null;
  const kept = writeAddressQuery(query);
  const isRefined = addressParameters.some((name) => name !== 'search' && search.has(name));
  // A number searched for alone leads to its article; beside any other parameter it is shown as a list.
  if (isRefined && kept.size === 1 && kept.has('search')) kept.set('page', '1');
  if (search.get('view') === 'rows') kept.set('view', 'rows');
  return kept;
};

const readsSearch: KeptQuery = (search) => {
  const [raw = '', ...repeated] = search.getAll('search');
  const term = supplySearchOf(search);
  if (repeated.length > 0 || raw.trim() !== term) return null;
  return new URLSearchParams(term === '' ? [] : [['search', term]]);
};

/** By route; every other page reads nothing of its query unless it is of one visitor. */
const keptQueries: Readonly<Record<string, KeptQuery>> = {
  shop: readsList,
  catalog: readsList,
  supplyBrand: readsList,
  supplyDevice: readsList,
  supplyBrandDevice: readsList,
  supply: readsSearch,
  supplyBrands: readsSearch,
  supplyDevices: readsSearch,
};

/**
 * The one address a page is drawn and kept under for guests: what it does not read and the order of what it does make no
 * second page of it (docs/decisions/0035).
 *
 * @param path path and query as they were asked for
 * @returns null when the page is of one visitor, the path is written in another way than the shop writes it, or the query
 *   says what the page does not understand
 */
export function keptAddressOf(routes: RouteObject[], path: string): string | null {
  const { pathname, searchParams } = new URL(path, 'http://shop.invalid');
  const match = matchRoutes(routes, pathname)?.at(-1);
  const pattern = match?.route.path;
  if (match === undefined || pattern === undefined || handleOf(match.route)?.isPersonal === true) return null;
  if (pathname !== generatePath(pattern, match.params)) return null;
  const kept = (keptQueries[match.route.id ?? ''] ?? readsNothing)(searchParams);
  if (kept === null) return null;
  return kept.size === 0 ? pathname : `${pathname}?${kept}`;
}
