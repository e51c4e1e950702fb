/** Whether PostgreSQL can store a text: no NUL, no lone surrogates (decision 17). */
export const isStorable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();
