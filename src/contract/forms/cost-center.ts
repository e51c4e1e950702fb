import type { FormFields } from '../form-fields.ts';

/** A cost center as an admin types it; `owner` is the id of a person of the firm, or nothing. */
export const costCenterFields = {
  number: { kind: 'line', longest: 40, whenEmpty: 'missing' },
  name: { kind: 'line', longest: 80, whenEmpty: 'missing' },
  owner: { kind: 'line', longest: 15 },
  state: { kind: 'choice', options: ['active', 'inactive'] },
} as const satisfies FormFields;

/** Name of the tick that says that every position needs a cost center. */
export const needTick = 'isNeeded';

/** Begins the names of the ticks beside the people of a firm; their ids follow. */
export const personTick = 'person.';
