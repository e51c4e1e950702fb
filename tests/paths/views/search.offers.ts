import { shortResultCount, type SearchContext } from '#machines/search/search.types.ts';
import type { Reality } from '#paths/explore/reality.ts';

/** A suggestion that is not listed cannot be clicked; where all are listed, nothing offers to show all. */
export const searchOffers: Reality<true> = {
  isEverySample: true,
  start: () => true,
  after: (_known, step, { context }) => {
    const { length } = (context as SearchContext).suggestions;
    if (step.startsWith('suggestion.choose:') && length === 0) return null;
    return step.startsWith('suggestions.showAll:') && length <= shortResultCount ? null : true;
  },
};
