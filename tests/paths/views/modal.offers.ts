import type { Reality } from '#paths/explore/reality.ts';

/** The shop has one dialog, and behind it nothing can be pressed: no second one ever waits. */
export const modalOffers: Reality<true> = {
  isEverySample: true,
  start: () => true,
  after: (_known, step, { value }) =>
    step.startsWith('modal.open:') && (step !== 'modal.open:first' || value !== 'closed') ? null : true,
};
