import type { KeyboardEvent, MouseEvent, MouseEventHandler } from 'react';

const swallow = (event: MouseEvent): void => event.preventDefault();

/** What a press on a button does; on one that cannot be pressed now nothing, nor is the form sent that it stands in. */
export const pressOf = (
  isClosed: boolean,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
): MouseEventHandler<HTMLButtonElement> | undefined => (isClosed ? swallow : onClick);

/** A held Enter presses a native button again and again: only the first counts. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
