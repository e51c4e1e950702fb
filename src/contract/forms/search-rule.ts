import type { FormFields } from '../form-fields.ts';

/** What the shop's staff may say about searches. */
export const searchRuleKinds = [
  'synonym',
  'redirect',
  'blocked',
  'articleUp',
  'articleDown',
  'brandUp',
  'brandDown',
] as const;
export type SearchRuleKind = (typeof searchRuleKinds)[number];

/** A rule as it is typed: which word it is about, and where that leads; a word that is blocked leads nowhere. */
export const searchRuleFields = {
  kind: { kind: 'choice', options: searchRuleKinds },
  word: { kind: 'line', longest: 80 },
  target: { kind: 'line', longest: 200 },
} as const satisfies FormFields;

/** A rule with the search its effect is looked at by. */
export const searchDraftFields = {
  ...searchRuleFields,
  query: { kind: 'line', longest: 80 },
} as const satisfies FormFields;
