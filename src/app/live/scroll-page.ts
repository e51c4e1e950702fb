import { namedPlace } from '#ui/bindings/named-place.ts';

/** Where a page is scrolled to and how (S2-03). */
export type PageScroll =
  /** Pixels beside the place the address names: -220 leaves room above it. */
  | { readonly kind: 'beginning'; readonly offset: number; readonly durationMs: number }
  | { readonly kind: 'top'; readonly durationMs: number };

/** A press belongs to them: what is pressed must not move away before it is let go. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Pixels from the top of the document to where the page is scrolled to. */
function placeOf(wish: PageScroll): number {
  const element = wish.kind === 'top' ? null : namedPlace(location.hash);
  if (wish.kind === 'top' || element === null) return 0;
  return Math.max(0, window.scrollY + element.getBoundingClientRect().top + wish.offset);
}

/**
 * Scrolls to the beginning of a page or to its top. Takes its time unless the visitor wants things calm; a gesture of the
 * visitor ends it where it is.
 */
export function scrollPage(wish: PageScroll): void {
  const { durationMs } = wish;
  const from = window.scrollY;
  const to = placeOf(wish);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, to);
    return;
  }
  const interruption = new AbortController();
  const { signal } = interruption;
  for (const gesture of gestures)
    window.addEventListener(gesture, () => interruption.abort(), { signal, passive: true });
  let begin: number | null = null;
  const step = (now: number): void => {
    if (signal.aborted) return;
    begin ??= now;
    const share = Math.min(1, (now - begin) / durationMs);
    window.scrollTo(0, from + (to - from) * share);
    if (share < 1) requestAnimationFrame(step);
    else interruption.abort();
  };
  requestAnimationFrame(step);
}
