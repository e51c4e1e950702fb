import { useEffect, useState } from 'react';

/** Charts of pages about which something is still to be told: what asked for it may be drawn anew in between. */
const toBeTold = new WeakSet<object>();

/** Notes that what was asked of a chart is to be told where it has come about. */
export const tellOnce = (about: object): void => void toBeTold.add(about);

/** Forgets the note as soon as it is said that what was asked for has not come about. */
export function useNotTold(about: object, hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) toBeTold.delete(about);
  }, [about, hasFailed]);
}

/**
 * Notes it when what stands here goes away, unless it may not be told then.
 *
 * @param mayTell the same function while nothing changes
 */
export function useTellWhenGone(about: object, isHere: boolean, mayTell: () => boolean): void {
  useEffect(() => {
    if (!isHere) return undefined;
    return () => {
      if (mayTell()) tellOnce(about);
    };
  }, [about, isHere, mayTell]);
}

/** Whether it is told here: by the first that is drawn after it was noted, for as long as that stands. */
export function useToldOnce(about: object): boolean {
  const [isTold] = useState(() => toBeTold.has(about));
  useEffect(() => void toBeTold.delete(about));
  return isTold;
}
