import { matchPath } from 'react-router-dom';
import { readAddressQuery, writeAddressQuery, type AddressQuery } from '#contract/address-query.ts';
import type { ListQuery } from '#contract/list-query.ts';

/** What a list is about: a category, a brand, a device; everything when left out. */
type Subject = Pick<ListQuery, 'catalogSlug' | 'supplyBrand' | 'supplyDevice' | 'supplyPart'>;
type Parameters = Readonly<Record<string, string | undefined>>;

const others = { supplyPart: 'others' } as const;
const subjects: readonly (readonly [pattern: string, subjectOf: (parameters: Parameters) => Subject])[] = [
  ['/shop/catalog/:slug', ({ slug }) => ({ catalogSlug: slug })],
  ['/shop/supply/brand/:brand', ({ brand }) => ({ supplyBrand: brand })],
  ['/shop/supply/device/:device', ({ device }) => ({ supplyDevice: device, ...others })],
  [
    '/shop/supply/brand/:brand/device/:device',
    ({ brand, device }) => ({ supplyBrand: brand, supplyDevice: device, ...others }),
  ],
];

function subjectOf(pathname: string): Subject {
  for (const [pattern, subjectOfParameters] of subjects) {
    const match = matchPath(pattern, pathname);
    if (match !== null) return subjectOfParameters(match.params);
  }
  return {};
}

/**
 * What the address of a list asks for, and how `/rest/shop` and `/rest/shop/filter` are asked for it.
 *
 * @param address a complete one, as of a request
 */
export function listRequestOf(address: string): {
  readonly query: AddressQuery;
  readonly request: ListQuery;
} {
  const { pathname, searchParams } = new URL(address);
  const query = readAddressQuery(searchParams);
  const written = Object.fromEntries(writeAddressQuery({ ...query, step: null })) as ListQuery;
  return { query, request: { ...written, ...subjectOf(pathname) } };
}
