import type { ShownList } from './listing-data.ts';

/**
 * Whether a list shows less than it holds, by facets or by eco labels alone: then it keeps what takes that back, whatever it shows.
 *
 * @param search of its address
 */
export const isNarrowed = ({ filters }: Pick<ShownList, 'filters'>, search: string): boolean =>
  search.includes('isBGS') || filters.some(({ values }) => values.some(({ isSelected }) => isSelected));
