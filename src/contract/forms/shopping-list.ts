import type { FormFields } from '../form-fields.ts';
import { longestCostCenter } from '../position-cost-center.ts';

/** What a person says of a list. */
export const shoppingListFields = {
  displayName: { kind: 'line', longest: 60, whenEmpty: 'listNameMissing' },
  description: { kind: 'line', longest: 200 },
} as const satisfies FormFields;

/** To whom the shop's staff show a list. */
export const listShareFields = {
  customerNumbers: { kind: 'line', longest: 4000 },
} as const satisfies FormFields;

/** What a person notes at a position of a list; the amount has its own field. */
export const listPositionFields = {
  hint: { kind: 'line', longest: 200 },
  customArticleNumber: { kind: 'line', longest: 40 },
  customArticleInfo: { kind: 'line', longest: 200 },
  costCenter: { kind: 'line', longest: longestCostCenter },
  offerNumber: { kind: 'line', longest: 60 },
} as const satisfies FormFields;
