/** Height of what stands over the foot of the window, for everything else that stands there. */
const roomBelow = '--room-below';

/**
 * Keeps as much room at the foot of the page as a bar takes there: what has the focus is scrolled above it, other bars stand
 * above it, and the end of the page is not under it (WCAG 2.4.11).
 *
 * @param bar stands at the lower edge of the window
 * @returns gives the room back
 */
export function keepRoom(bar: HTMLElement): () => void {
  const page = document.documentElement.style;
  const body = document.body.style;
  const measure = (): void => {
    const height = `${bar.offsetHeight}px`;
    page.setProperty(roomBelow, height);
    // A bar of the page itself may stand above this one.
    page.scrollPaddingBlockEnd = `calc(${height} + 6rem)`;
    body.marginBlockEnd = height;
  };
  measure();
  // Its words wrap with the window and become others with the language.
  const growth = new ResizeObserver(measure);
  growth.observe(bar);
  return () => {
    growth.disconnect();
    page.removeProperty(roomBelow);
    page.scrollPaddingBlockEnd = '';
    body.marginBlockEnd = '';
  };
}
