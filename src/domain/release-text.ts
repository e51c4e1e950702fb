import { longestReleaseText } from '#contract/release-decisions.ts';

/** Whether something is said that the server takes: not blank, and not too long. */
export const isReleaseText = (text: string): boolean =>
  text.trim() !== '' && text.trim().length <= longestReleaseText;
