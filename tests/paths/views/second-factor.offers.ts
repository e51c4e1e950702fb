import type { SecondFactorContext } from '#machines/second-factor/second-factor.types.ts';
import type { Reality } from '#paths/explore/reality.ts';

/** The way that is taken has no button, nor the app where there is none, and a form takes only what can be a code of its way. */
export const secondFactorOffers: Reality<true> = {
  isEverySample: true,
  start: () => true,
  after: (known, step, { context }) => {
    const { way, hasApp } = context as SecondFactorContext;
    if (step === `way.choose:${way}` || (step === 'way.choose:app' && !hasApp)) return null;
    if (step.startsWith('code.submit:') && (step === 'code.submit:kept') !== (way === 'recovery'))
      return null;
    return known;
  },
};
