import { useLocation } from 'react-router-dom';
import { changeAddressQuery, fitsAddress, readAddressQuery } from '#contract/address-query.ts';
import type { AddressQuery, FacetName, FacetSelection } from '#contract/address-query.ts';
import { readListView, writeListAddress } from '#contract/list-address.ts';
import type { ListView } from '#contract/list-address.ts';
import type { Understood } from '#contract/listing.ts';

type Part = Understood['parts'][number];

/** Whether a list is about eco labels because of where it stands (S2.7-38). */
export const isBegreenPath = (pathname: string): boolean => pathname.includes('/begreen');

export interface ListAddress {
  readonly path: string;
  readonly query: AddressQuery;
  readonly view: ListView;
  /** Address of the list after a change; everything but a change of the page goes back to page 1 (S2.11). */
  readonly hrefOf: (change: Partial<AddressQuery>) => string;
  readonly hrefOfView: (view: ListView) => string;
  /** Adds the value to its facet, or takes it away when it is selected. */
  readonly hrefOfValue: (facet: FacetName, value: string) => string;
  /** The same list searched without the words of a part. */
  readonly hrefWithout: (part: Part) => string;
  /** Whether an address holds one more value (docs/decisions/0035). */
  readonly mayAdd: (facet: FacetName, value: string) => boolean;
}

/**
 * Reads the address of a list and writes the ones that lead on from it.
 *
 * @param parts what words of the search were understood to mean
 */
export function listAddressOf(pathname: string, search: string, parts: readonly Part[] = []): ListAddress {
  const parameters = new URLSearchParams(search);
  const query = readAddressQuery(parameters);
  const view = readListView(parameters);
  const write = (next: AddressQuery, nextView: ListView): string =>
    writeListAddress(pathname, next, nextView);
  const selectedOf = (facet: FacetName): readonly string[] => query.filter[facet] ?? [];
  const withValues = (facet: FacetName, values: string[]): FacetSelection => ({
    ...query.filter,
    [facet]: values,
  });
  const hrefWithout = ({ searchWithout }: Part): string =>
    write(changeAddressQuery(query, { search: searchWithout }), view);
  return {
    path: pathname,
    query,
    view,
    hrefOf: (change) => write(changeAddressQuery(query, change), view),
    hrefOfView: (next) => write(query, next),
    hrefWithout,
    hrefOfValue: (facet, value) => {
      const selected = selectedOf(facet);
      const said = parts.find((part) => part.facet === facet && part.values.includes(value));
      if (said !== undefined && !selected.includes(value)) return hrefWithout(said);
      const values = selected.includes(value)
        ? selected.filter((other) => other !== value)
        : [...selected, value];
      return write(changeAddressQuery(query, { filter: withValues(facet, values) }), view);
    },
    mayAdd: (facet, value) => fitsAddress(withValues(facet, [...selectedOf(facet), value])),
  };
}

/** The address of the list that is shown. */
export function useListAddress(parts: readonly Part[]): ListAddress {
  const { pathname, search } = useLocation();
  return listAddressOf(pathname, search, parts);
}
