import { readAddressQuery, writeAddressQuery, type AddressQuery } from '#contract/address-query.ts';
import { listNameOf } from '#contract/list-name.ts';
import type { ListQuery } from '#contract/list-query.ts';

/** A printer's page shows what gives it colour in a table of its own. */
const isOfPrinter = /\/device\//;

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
  const list = listNameOf(pathname);
  return {
    query,
    request: {
      ...written,
      ...(list === '' ? {} : { list }),
      ...(isOfPrinter.test(list) ? { supplyPart: 'others' } : {}),
    },
  };
}
