/** Most characters of a reason, a question or an answer. */
export const longestReleaseText = 500;

/** Whether something is said that the server takes: not blank, and not too long. */
export const isReleaseText = (text: string): boolean =>
  text.trim() !== '' && text.trim().length <= longestReleaseText;
