import type { Reality } from '#paths/explore/reality.ts';

/** The shop as it is delivered asks after the time that its settings say at first. */
export const consentReality: Reality<true> = {
  start: (sample) => (sample === 'fresh' ? true : null),
  after: () => true,
};
