import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Leads the focus to a place, or to the field within it, when what is said there changes. */
export function useFocusOnChange(place: RefObject<HTMLElement | null>, said: string | undefined): void {
  useEffect(() => {
    if (said === undefined) return;
    const { current } = place;
    (current?.querySelector('input') ?? current)?.focus();
  }, [place, said]);
}
