import type { FocusEvent } from 'react';

/**
 * Whether whoever leaves a field stays among the fields. Where a button is pressed instead, nothing new may come to stand above
 * it: it would move away from under the press.
 */
export const goesOnTyping = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof HTMLElement && !(relatedTarget instanceof HTMLButtonElement);
