import type { FormFields } from '../form-fields.ts';

/** Which orders of a firm need a release, and when who gives it; ticks stand beside these. Times are hours from the placing on. */
export const releaseRuleFields = {
  /** Net; empty = no order by its amount. */
  releaseAbove: { kind: 'line', longest: 20 },
  // Each later than the one before it, whatever is chosen of the hours.
  reminderHours: { kind: 'choice', options: ['4', '8', '24', 'kept'] },
  deputyHours: { kind: 'choice', options: ['48', '72', '120', 'kept'] },
  expiryHours: { kind: 'choice', options: ['168', '336', '720', 'kept'] },
} as const satisfies FormFields;

/** Leaves the hours as they are stored; offered where they are none of those to choose. */
export const keptHours = 'kept';

/** Names of the ticks. */
export const ownerlessTick = 'isOwnerlessReleased';
export const ownTick = 'mayReleaseOwn';

/** Begins the names of the ticks beside categories; their slugs follow. */
export const categoryTick = 'category.';
