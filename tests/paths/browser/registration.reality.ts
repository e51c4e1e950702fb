import type { Reality } from '#paths/explore/reality.ts';

interface Known {
  /** The password that was given last is the one that was chosen. */
  readonly isRight: boolean;
}

/** How one registers at the built shop: by mail, and nobody looks at it; a shop that does not answer shows a page of its own. */
export const registrationReality: Reality<Known> = {
  start: (sample) => (['asked', 'mailed', 'tooLate'].includes(sample) ? { isRight: false } : null),
  after: (known, step) => {
    switch (step) {
      case 'registration.submit:firm':
      case 'register:ok':
      case 'confirm:invalid':
        return known;
      case 'link.confirm:firm':
        return { isRight: true };
      case 'link.confirm:person':
        return { isRight: false };
      case 'confirm:ok':
        return known.isRight ? known : null;
      case 'confirm:wrong':
        return known.isRight ? null : known;
      default:
        return null;
    }
  },
};
