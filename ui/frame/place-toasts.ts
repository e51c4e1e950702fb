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
 * corner in which they cover least of totals and main actions, from the top right on (S9).
 */
export function placeToasts(region: HTMLElement): void {
  const { width, height } = region.getBoundingClientRect();
  const { clientWidth } = document.body;
  const header = document.querySelector('header:not(main *)')?.getBoundingClientRect().bottom ?? 0;
  const top = Math.max(0, header) + gapPx;
  const bottom = Math.max(top, lowerEdge(region, clientWidth) - height - gapPx);
  const end = Math.max(gapPx, clientWidth - width - gapPx);
  const boxes = [...document.querySelectorAll(kept)].map((element) => element.getBoundingClientRect());
  const corners = [
    { left: end, top, inset: `${top}px ${gapPx}px auto auto` },
    { left: end, top: bottom, inset: `${bottom}px ${gapPx}px auto auto` },
    { left: gapPx, top: bottom, inset: `${bottom}px auto auto ${gapPx}px` },
    { left: gapPx, top, inset: `${top}px auto auto ${gapPx}px` },
  ].map((corner) => {
    const cover = { ...corner, right: corner.left + width, bottom: corner.top + height };
    return { ...corner, covered: boxes.reduce((sum, box) => sum + coveredBy(cover, box), 0) };
  });
  const least = Math.min(...corners.map(({ covered }) => covered));
  const chosen = corners.find(({ covered }) => covered === least);
  if (chosen === undefined) return;
  Object.assign(region.style, { inset: chosen.inset, margin: '0' });
}
