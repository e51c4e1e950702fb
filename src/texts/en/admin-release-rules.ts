import type { adminReleaseRules as german } from '../de/admin-release-rules.ts';

const hours = (count: number): string =>
  count < 48
    ? `${count} hours`
    : count % 168 === 0 && count > 168
      ? `${count / 168} weeks`
      : `${count / 24} days`;

/** English sentences of the German file of the same name. */
export const adminReleaseRules: typeof german = {
  title: 'Release rules',
  intro:
    'What is said here holds for orders that are placed from now on. What waits already keeps its times.',
  whichTitle: 'These orders need a release',
  releaseAbove: 'Above this amount (net, with shipping)',
  releaseAboveHint: 'Leave it empty if the amount does not matter. 0 means every order.',
  budgets: 'What exceeds a budget always needs a release.',
  categories: 'With articles of these categories',
  isOwnerlessReleased: 'On cost centers nobody is responsible for',
  lockedOwners: (p) =>
    p.count === 1
      ? 'The person responsible for one cost center is blocked, but still counts as responsible.'
      : `The people responsible for ${p.count} cost centers are blocked, but still count as responsible.`,
  toCostCenters: 'To the cost centers',
  whoTitle: 'Who releases',
  who: (p) => `The admins of your company. If they do not get round to it, the deputy: ${p.deputy}.`,
  whoWithoutDeputy: 'The admins of your company; there is no deputy.',
  nameDeputy: 'Name a deputy among the people',
  mayReleaseOwn: 'Whoever may release may release own orders, too',
  reminder: 'The admins are reminded after',
  deputyTurn: 'The deputy may decide, too, after',
  expiry: 'Denied without a decision after',
  hours: (p) => hours(p.count),
  save: 'Save rules',
  saving: 'Saving …',
  saved: 'The rules are saved.',
  again: 'Change rules',
};
