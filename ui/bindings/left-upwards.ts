import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether something was scrolled out of the window upwards, under the header that stays there.
 *
 * @param onBack called when it comes back, before that is shown
 */
export function useLeftUpwards(place: RefObject<HTMLElement | null>, onBack: () => void): boolean {
  const [hasLeft, setLeft] = useState(false);
  const tellBack = useRef(onBack);
  useEffect(() => {
    if (place.current === null) return;
    const header = document.querySelector('header:not(main *)');
    const top = header !== null && getComputedStyle(header).position === 'sticky' ? header.clientHeight : 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isGone = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom <= top;
        if (!isGone) tellBack.current();
        setLeft(isGone);
      },
      { rootMargin: `-${top}px 0px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return hasLeft;
}

/** Ends typing in a field of `place` once something else stands for it: what was typed counts from then on. */
export function useLeaveField(isStoodFor: boolean, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { activeElement } = document;
    if (
      isStoodFor &&
      activeElement instanceof HTMLInputElement &&
      place.current?.contains(activeElement) === true
    )
      activeElement.blur();
  }, [isStoodFor, place]);
}
