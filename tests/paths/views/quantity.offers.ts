import type { Reality } from '#paths/explore/reality.ts';

/** The field of a tile: nothing but an add changes its amount, and until that is answered it stands still. */
export const quantityOffers: Reality<{ readonly isAdding: boolean }> = {
  isEverySample: true,
  start: (sample) => (sample === 'position' ? null : { isAdding: false }),
  after: ({ isAdding }, step, { value }) => {
    if (step.startsWith('add.settled:')) return isAdding ? { isAdding: false } : null;
    if (isAdding || step.startsWith('position.changed:')) return null;
    if (step.startsWith('quantity.step:') && value !== 'idle') return null;
    return { isAdding: step.startsWith('quantity.enter:') };
  },
};

/** The field of a basket position: it adds nothing and follows the server. A press of plus or minus leaves it first. */
export const quantityPositionOffers: Reality<true> = {
  isEverySample: true,
  start: (sample) => (sample === 'position' ? true : null),
  after: (_known, step, { value }) => {
    if (step.startsWith('add.settled:')) return null;
    const isForIdle = step.startsWith('quantity.step:') || step.startsWith('position.changed:');
    return isForIdle && value !== 'idle' ? null : true;
  },
};
