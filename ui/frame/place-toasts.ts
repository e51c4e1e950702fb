import { coveredBy, kept } from './keep-clear.ts';

/** Room between toasts and what they keep clear of, in pixels. */
const gapPx = 12;

/** Upper edge of a bar that stays at the lower edge of the window; the edge itself without one. */
function lowerEdge(region: HTMLElement, width: number): number {
  const found = document
    .elementsFromPoint(width / 2, innerHeight - 1)
    .find((element) => !region.contains(element));
  for (let element = found ?? null; element !== null; element = element.parentElement) {
    const { position } = getComputedStyle(element);
    if (position === 'fixed' || position === 'sticky') return element.getBoundingClientRect().top;
  }
  return innerHeight;
}

/**
 * Puts the toasts where they cover nothing that is needed meanwhile: below the header and above bars always, and in the
 * corner in which they cover least of totals and main actions, from the top right on (S9); where every corner covers some, between them.
 */
function placeToasts(region: HTMLElement): void {
  const { width, height } = region.getBoundingClientRect();
  const { clientWidth } = document.body;
  const header = document.querySelector('header:not(main *)')?.getBoundingClientRect().bottom ?? 0;
  const top = Math.max(0, header) + gapPx;
  const bottom = Math.max(top, lowerEdge(region, clientWidth) - height - gapPx);
  const end = Math.max(gapPx, clientWidth - width - gapPx);
  const boxes = [...document.querySelectorAll(kept)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.bottom > 0 && box.top < innerHeight);
  const between = boxes
    .flatMap((box) => [box.bottom, box.top - height])
    .filter((place) => place > top && place < bottom);
  const places = [
    [end, top],
    [end, bottom],
    [gapPx, bottom],
    [gapPx, top],
    ...between.map((place) => [end, place] as const),
  ].map(([left = end, upper = top]) => {
    const cover = { left, top: upper, right: left + width, bottom: upper + height };
    return { left, upper, covered: boxes.reduce((sum, box) => sum + coveredBy(cover, box), 0) };
  });
  const least = Math.min(...places.map(({ covered }) => covered));
  const chosen = places.find(({ covered }) => covered === least);
  if (chosen === undefined) return;
  const sides = chosen.left === end ? `${gapPx}px auto auto` : `auto auto ${gapPx}px`;
  Object.assign(region.style, { inset: `${chosen.upper}px ${sides}`, margin: '0' });
}

/** A page that moves is not pressed: toasts find their place again once it rests. */
const restMs = 120;

/**
 * Places the toasts, and again when the page was scrolled or the window changed.
 *
 * @returns ends it
 */
export function keepToastsPlaced(region: HTMLElement): () => void {
  let resting = 0;
  const placeSoon = (): void => {
    clearTimeout(resting);
    resting = window.setTimeout(placeToasts, restMs, region);
  };
  placeToasts(region);
  addEventListener('scroll', placeSoon, { passive: true });
  addEventListener('resize', placeSoon);
  return () => {
    clearTimeout(resting);
    removeEventListener('scroll', placeSoon);
    removeEventListener('resize', placeSoon);
  };
}
