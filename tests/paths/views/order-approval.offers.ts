import type { Reality } from '#paths/explore/reality.ts';

interface Shown {
  readonly isFirstShown: boolean;
}

/** Samples that are about the first order. */
const isAboutFirst = (step: string): boolean =>
  /^(?:order\.select:first|release\.begin:first|question\.begin:first|orders\.selectAll:all)/.test(step);

/** Only what is in sight can be ticked and decided. */
export const orderApprovalOffers: Reality<Shown> = {
  isEverySample: true,
  start: () => ({ isFirstShown: true }),
  after: (known, step) => {
    if (step.startsWith('orders.shown:')) return { isFirstShown: step === 'orders.shown:both' };
    return isAboutFirst(step) && !known.isFirstShown ? null : known;
  },
};
