/** Totals, main actions and amounts; a page marks others by `data-keep-clear`. */
export const kept = '[data-keep-clear], main [type="submit"], [data-machine="add-tile"]';

/** What moves under a button that floats, too: single sums and bars, which messages may lie on or know by their position. */
const neverCovered = `${kept}, [data-never-cover]`;

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Pixels of a box that another one covers. */
export const coveredBy = (cover: Box, box: Box): number =>
  Math.max(0, Math.min(cover.right, box.right) - Math.max(cover.left, box.left)) *
  Math.max(0, Math.min(cover.bottom, box.bottom) - Math.max(cover.top, box.top));

/**
 * Hides a button that floats over the page as long as it would cover a sum or a main action; not while it has the focus, which
 * would be lost.
 *
 * @returns ends it
 */
export function hideOverSums(floating: HTMLElement): () => void {
  const look = (): void => {
    const box = floating.getBoundingClientRect();
    const isOver = [...document.querySelectorAll(neverCovered)].some(
      (element) => coveredBy(box, element.getBoundingClientRect()) > 0,
    );
    floating.style.visibility = isOver && !floating.matches(':focus-within') ? 'hidden' : '';
  };
  look();
  window.addEventListener('scroll', look, { passive: true });
  window.addEventListener('resize', look);
  return () => {
    window.removeEventListener('scroll', look);
    window.removeEventListener('resize', look);
  };
}
