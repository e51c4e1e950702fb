/**
 * Pattern of `like` for whatever holds what was typed; its signs are no placeholders.
 *
 * @param typed empty = everything
 */
export const containing = (typed: string): string => `%${typed.replace(/[\\%_]/g, String.raw`\$&`)}%`;
