import type { Reality } from '#paths/explore/reality.ts';

interface Known {
  /** The password that was given last is right. */
  readonly isRight: boolean;
  /** The account has the passkey of the other device. */
  readonly hasOther: boolean;
  /** It has one of this device. */
  readonly hasOwn: boolean;
}

/** How the account of the built shop sets passkeys up; a shop that does not answer shows a page of its own. */
export const passkeySetupReality: Reality<Known> = {
  start: () => ({ isRight: false, hasOther: true, hasOwn: false }),
  after: (known, step) => {
    const { isRight, hasOther, hasOwn } = known;
    const [subject, sample] = step.split(':') as [string, string];
    const typed = { ...known, isRight: !sample.endsWith('Wrongly') };
    switch (subject) {
      case 'passkey.add':
        return typed;
      case 'passkey.rename':
        return hasOther ? known : null;
      case 'passkey.remove':
        return hasOther ? typed : null;
      case 'codes.renew':
        return hasOther || hasOwn ? typed : null;
      case 'codes.keep':
        return known;
      case 'create':
        if (sample === 'cancelled') return known;
        return sample === (hasOwn ? 'known' : 'ok') ? known : null;
      case 'confirm':
        // Codes come with the first of all passkeys.
        if (sample === 'changed') return known;
        return sample === (hasOther ? 'further' : 'ok') ? { ...known, hasOwn: true } : null;
      case 'rename':
        if (sample === 'changed') return { ...known, hasOther: false };
        return sample === 'ok' ? known : null;
      case 'remove':
        if (sample === 'ok') return isRight ? { ...known, hasOther: false } : null;
        return sample === 'wrong' && !isRight ? known : null;
      default:
        return sample === (isRight ? 'ok' : 'wrong') ? known : null;
    }
  },
};
