import type { emailHint as german } from '../de/email-hint.ts';

export const emailHint: typeof german = {
  didYouMean: (p) => `Did you mean ${p.email}?`,
  take: 'Use this',
  takeNamed: (p) => `Use this: ${p.email}`,
};
