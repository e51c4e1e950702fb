/** Where a navigation scrolls to and how (S2-03). */
export interface PageScroll {
  /** Pixels beside the place: -220 leaves room above it. */
  readonly offset: number;
  readonly durationMs: number;
}

const gestures = ['wheel', 'touchmove'] as const;

/** The element the address names, below which its page begins; null for the top of the page. */
function namedElement(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Scrolls to what the address names, else to the top. Takes its time unless the visitor wants things calm; a gesture of the
 * visitor ends it where it is.
 */
export function scrollPage({ offset, durationMs }: PageScroll): void {
  const element = namedElement();
  const from = window.scrollY;
  const to = element === null ? 0 : Math.max(0, from + element.getBoundingClientRect().top + offset);
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
