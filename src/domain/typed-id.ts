/** Whether a field of a choice holds an id, or nothing. */
export const isTypedId = (typed: string): boolean => /^(?:[1-9]\d{0,14})?$/.test(typed);

/** The id in a field of a choice; null where nothing was chosen. */
export const typedId = (typed: string): number | null => (typed === '' ? null : Number(typed));
