import type { AddTileContext } from '#machines/add-tile/add-tile.types.ts';
import type { Reality } from '#paths/explore/reality.ts';

/**
 * Where an article cannot be added, its tile says why instead of a field and a button, so nothing can be refused there.
 * Rights change nothing for an article that is sold out.
 */
export const addTileOffers: Reality<{ readonly isSoldOut: boolean }> = {
  isEverySample: true,
  start: (sample) => ({ isSoldOut: sample === 'soldOut' }),
  after: (known, step, { context }) => {
    const isBlocked = (context as AddTileContext).obstacles.length > 0;
    const isGesture = step.startsWith('quantity.commit:') || step.startsWith('article.add:');
    if (isGesture && isBlocked) return null;
    return step.startsWith('rights.changed:') && known.isSoldOut ? null : known;
  },
};
