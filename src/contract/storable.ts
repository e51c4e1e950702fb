/**
 * What no text may hold: control characters, except for tab and line breaks, and what turns the direction of writing, so
 * that a text is read otherwise than it stands.
 */
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
/** What no line may hold: any of these, and what separates lines. */
const controlOrBreak = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/;
const controlsOrBreaks = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+/g;

/** Whether a text of several lines can be stored and shown: no control characters, no lone surrogates. */
export const isStorable = (value: string): boolean => !control.test(value) && value.isWellFormed();

/** Whether a text of one line can be stored and shown: no line breaks or tabs either. */
export const isOneLine = (value: string): boolean => !controlOrBreak.test(value) && value.isWellFormed();

/** What a person typed or pasted as one line: what no line may hold becomes a blank, the ends have none. */
export const oneLineOf = (typed: string): string =>
  typed.toWellFormed().replace(controlsOrBreaks, ' ').trim();

/** What a person typed or pasted as a text of several lines, without what no text may hold. */
export const storableOf = (typed: string): string =>
  typed.toWellFormed().replace(new RegExp(control, 'g'), '');
