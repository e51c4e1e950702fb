import type { MouseEvent, MouseEventHandler } from 'react';

const swallow = (event: MouseEvent): void => event.preventDefault();

/** What a press on a button does; on one that cannot be pressed now nothing, nor is the form sent that it stands in. */
export const pressOf = (
  isClosed: boolean,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
): MouseEventHandler<HTMLButtonElement> | undefined => (isClosed ? swallow : onClick);
