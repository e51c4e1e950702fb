import type { PasskeySignInContext } from '#machines/passkey-sign-in/passkey-sign-in.types.ts';
import type { Reality } from '#paths/explore/reality.ts';

interface Known {
  /** The account has the passkey no more; the device still does. */
  readonly isGone: boolean;
}

/** How the sign-in of the built shop takes a passkey; a shop that does not answer shows a page of its own. */
export const passkeySignInReality: Reality<Known> = {
  start: () => ({ isGone: false }),
  after: (known, step, { context }) => {
    const isAlone = (context as PasskeySignInContext).purpose === 'signIn';
    const gone = { isGone: true };
    switch (step) {
      case 'passkey.use:use':
      case 'authenticate:ok':
      case 'authenticate:cancelled':
        return known;
      case 'begin:ok':
        return isAlone || !known.isGone ? known : null;
      // Who has signed in with the password is known, and what they can be asked for.
      case 'begin:refused':
        return isAlone ? null : gone;
      case 'begin:over':
      case 'verify:locked':
      case 'verify:wrong':
        return isAlone ? null : gone;
      case 'verify:failed':
        return isAlone ? gone : null;
      case 'verify:ok':
        return known.isGone ? null : known;
      default:
        return null;
    }
  },
};
