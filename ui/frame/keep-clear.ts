/** Totals, main actions and amounts; a page marks others by `data-keep-clear`. */
export const kept = '[data-keep-clear], main [type="submit"], [data-machine="add-tile"]';

/** What moves under a button that floats, too: single sums and bars, which messages may lie on or know by their position. */
const neverCovered = `${kept}, [data-never-cover]`;

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Pixels of a box that another one covers. */
export const coveredBy = (cover: Box, box: Box): number =>
  Math.max(0, Math.min(cover.right, box.right) - Math.max(cover.left, box.left)) *
  Math.max(0, Math.min(cover.bottom, box.bottom) - Math.max(cover.top, box.top));

/** Pixels between two places where a button that floats is tried, and most of them up from its own, as a part of the screen. */
const stepPx = 8;
const highestPlace = 0.6;
/** Between the points of a box at which is looked what lies there; a line of text is higher. */
const pointsPx = 11;

const raised = ({ left, right, top, bottom }: Box, lift: number): Box => ({
  left,
  right,
  top: top - lift,
  bottom: bottom - lift,
});

const isOver = (box: Box, elements: Iterable<Element | Range>): boolean =>
  [...elements].some((element) =>
    [...element.getClientRects()].some((occupied) => coveredBy(box, occupied) > 0),
  );

/** The words of an element itself, not of those in it. */
function* wordsOf(element: Element): Generator<Range> {
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || (node.textContent ?? '').trim() === '') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    yield range;
  }
}

function hasWordsUnder(box: Box, floating: Element): boolean {
  const seen = new Set<Element>();
  for (let top = box.top; top <= box.bottom; top += pointsPx)
    for (let left = box.left; left <= box.right; left += pointsPx) {
      const shown = document.elementsFromPoint(left, top).find((element) => !floating.contains(element));
      if (shown !== undefined) seen.add(shown);
    }
  return [...seen].some((element) => isOver(box, wordsOf(element)));
}

const isAtEnd = (): boolean => {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight && window.scrollY + clientHeight >= scrollHeight - 1;
};

/**
 * Keeps a button that floats over the page off sums and main actions: hides it as long as it would cover one; not while it has the
 * focus, which would be lost. At the end of the page, where nothing can be scrolled from under it any more, it stands higher, so that
 * it covers no word either.
 *
 * @returns ends it
 */
export function keepClear(floating: HTMLElement): () => void {
  let lift = 0;
  const look = (): void => {
    const own = raised(floating.getBoundingClientRect(), -lift);
    const kept = document.querySelectorAll(neverCovered);
    const most = isAtEnd() ? window.innerHeight * highestPlace : 0;
    const isFree = (by: number): boolean => {
      const box = raised(own, by);
      return !isOver(box, kept) && (most === 0 || !hasWordsUnder(box, floating));
    };
    lift = 0;
    while (lift < most && !isFree(lift)) lift += stepPx;
    const isFound = isFree(lift);
    if (!isFound) lift = 0;
    const isHidden = !isFound && !floating.matches(':focus-within');
    floating.style.translate = lift === 0 ? '' : `0 ${-lift}px`;
    floating.style.visibility = isHidden ? 'hidden' : '';
  };
  let isDue = false;
  // Looking lays the page out: once for all that happens until it is drawn.
  const lookSoon = (): void => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      look();
    });
  };
  look();
  window.addEventListener('scroll', lookSoon, { passive: true });
  window.addEventListener('resize', lookSoon);
  return () => {
    window.removeEventListener('scroll', lookSoon);
    window.removeEventListener('resize', lookSoon);
  };
}
