import type { SecondFactorContext } from '#machines/second-factor/second-factor.types.ts';
import type { Reality } from '#paths/explore/reality.ts';

const refusals: readonly string[] = [
  'verify:wrong',
  'verify:locked',
  'verify:over',
  'sendCode:justNow',
  'sendCode:over',
];

/** How the second factor of the built shop behaves: the password was just right, and the time is not waited for. */
export const secondFactorReality: Reality<true> = {
  start: (sample) => (sample === 'pending' || sample === 'nothing' ? true : null),
  after: (known, step, { context }) => {
    const { way, isMailed } = context as SecondFactorContext;
    if (step.startsWith('way.choose:')) return step === `way.choose:${way}` ? null : known;
    if (step === 'code.submit:kept') return way === 'recovery' ? known : null;
    if (step.startsWith('code.submit:')) return way === 'app' ? known : null;
    // A second mail within a minute is refused.
    if (step === 'sendCode:ok') return isMailed ? null : known;
    if (step === 'mail.request:request' || step === 'verify:ok') return known;
    return refusals.includes(step) ? known : null;
  },
};
