import { useEffect, useRef } from 'react';

/** Gives an element the focus when it appears in the place of the one that had it, which leaves it with nothing. */
export function useFocusAfter<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) target.current?.focus();
  }, []);
  return target;
}
