import type { PasskeySignInContext } from '#machines/passkey-sign-in/passkey-sign-in.types.ts';
import type { Reality } from '#paths/explore/reality.ts';

/** A browser is trusted after the password alone, and where to go the sign-in page knows alone. */
export const passkeySignInOffers: Reality<true> = {
  isEverySample: true,
  start: () => true,
  after: (known, step, { context }) => {
    const { purpose } = context as PasskeySignInContext;
    const elsewhere = purpose === 'signIn' ? 'passkey.use:trusting' : 'passkey.use:elsewhere';
    return step === elsewhere ? null : known;
  },
};
