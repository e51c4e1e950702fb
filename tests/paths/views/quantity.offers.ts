import type { Reality } from '#paths/explore/reality.ts';

/** The field of a tile: nothing but an add changes its amount, and while one is on its way nothing more is added. */
export const quantityOffers: Reality<{ readonly isAdding: boolean }> = {
  isEverySample: true,
  start: (sample) => (sample === 'position' ? null : { isAdding: false }),
  after: ({ isAdding }, step) => {
    if (step.startsWith('position.changed:')) return null;
    if (step.startsWith('add.settled:')) return isAdding ? { isAdding: false } : null;
    if (!step.startsWith('quantity.add:')) return { isAdding };
    return isAdding ? null : { isAdding: true };
  },
};

/** The field of a basket position: it adds nothing and follows the server. */
export const quantityPositionOffers: Reality<true> = {
  isEverySample: true,
  start: (sample) => (sample === 'position' ? true : null),
  after: (_known, step, { value }) => {
    if (step.startsWith('quantity.add:') || step.startsWith('add.settled:')) return null;
    // What the server says meanwhile is followed once nothing is typed or stepped any more.
    return step.startsWith('position.changed:') && value !== 'idle' ? null : true;
  },
};
