import type { Facet, Understood } from '#contract/listing.ts';
import { searchWithout } from '#domain/search-words.ts';
import { listAddressOf, type ListAddress } from './list-address.ts';

/** What the filter sheet shows while something else than the list is chosen in it. */
export interface FilterDraft {
  readonly facets: readonly Facet[];
  readonly address: ListAddress;
}

/** Whether a search still has all words of a part. */
export const isSearchedFor = (search: string, { words }: Understood['parts'][number]): boolean =>
  words.every((word) => searchWithout(search, [word]) !== searchWithout(search, []));

/**
 * The sheet with what was chosen in it, marked at once.
 *
 * @param facets as they were counted last
 * @param chosen path and query of the list that was chosen
 * @param parts what words of the search were understood to mean
 */
export function filterDraftOf(
  facets: readonly Facet[],
  chosen: string,
  parts: Understood['parts'],
): FilterDraft {
  const { pathname, search } = new URL(chosen, location.origin);
  const { query } = listAddressOf(pathname, search);
  // A value of words that were taken out of the search is chosen like any other from then on.
  const left = parts
    .filter((part) => isSearchedFor(query.search, part))
    .map((part) => ({ ...part, searchWithout: searchWithout(query.search, part.words) }));
  return {
    address: listAddressOf(pathname, search, left),
    facets: facets.map((facet) => ({
      ...facet,
      values: facet.values.map((value) => ({
        ...value,
        isSelected:
          query.filter[facet.name]?.includes(value.value) === true ||
          left.some((part) => part.facet === facet.name && part.values.includes(value.value)),
      })),
    })),
  };
}
