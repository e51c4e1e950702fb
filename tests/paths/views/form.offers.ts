import type { Reality } from '#paths/explore/reality.ts';

/** Only the form of a notice stays where it is once it is sent. */
export const formOffers: Reality<{ readonly isNotice: boolean }> = {
  isEverySample: true,
  start: (sample) => ({ isNotice: sample === 'notice' }),
  after: (known, step) => (step.startsWith('form.reopen:') && !known.isNotice ? null : known),
};
