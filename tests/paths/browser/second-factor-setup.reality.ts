import type { Reality } from '#paths/explore/reality.ts';

/** What was typed last: the shop knows whether it is right. */
interface Known {
  readonly isRight: boolean;
}

/** Samples with the password of everybody here, and the code that the app shows. */
const right: readonly string[] = [
  'setup.begin:other',
  'codes.renew:other',
  'factor.end:other',
  'code.confirm:first',
];
const wrong: readonly string[] = [
  'setup.begin:begin',
  'codes.renew:renew',
  'factor.end:end',
  'code.confirm:next',
];
const free: readonly string[] = ['setup.cancel:cancel', 'codes.keep:keep', 'confirm:changed'];

/** How the account of the built shop turns the second factor on and off; a shop that does not answer shows a page of its own. */
export const secondFactorSetupReality: Reality<Known> = {
  start: () => ({ isRight: false }),
  after: (known, step) => {
    if (right.includes(step)) return { isRight: true };
    if (wrong.includes(step)) return { isRight: false };
    if (free.includes(step)) return known;
    const [, outcome] = step.split(':');
    return outcome === (known.isRight ? 'ok' : 'wrong') ? known : null;
  },
};
