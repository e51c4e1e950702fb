import type { SearchContext } from '#machines/search/search.types.ts';
import type { Reality } from '#paths/explore/reality.ts';

/** A suggestion that is not listed cannot be clicked; without hits nothing leads to their list. */
export const searchOffers: Reality<true> = {
  isEverySample: true,
  start: () => true,
  after: (_known, step, { context }) => {
    const { suggestions, total } = context as SearchContext;
    if (step.startsWith('suggestion.choose:') && suggestions.length === 0) return null;
    return step.startsWith('hits.showAll:') && total === 0 ? null : true;
  },
};
