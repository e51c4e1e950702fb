import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollPage } from '#app/live/scroll-page.ts';
import { scrollDurationMs, scrollOffsetPixels } from '#machines/navigation/navigation.types.ts';

const wish = { kind: 'beginning', offset: scrollOffsetPixels, durationMs: scrollDurationMs } as const;
/** The page is scrolled by 1,000 pixels; the heading stands 1,500 below the top of the document. */
const here = 1000;
const heading = 1500;

describe('scrolling after a navigation', () => {
  let places: number[];

  beforeEach(() => {
    vi.useFakeTimers();
    places = [];
    window.scrollTo(0, here);
    vi.spyOn(window, 'scrollTo').mockImplementation(((_left: number, top: number) => {
      places.push(Math.round(top));
    }) as typeof window.scrollTo);
    document.body.innerHTML = '<h2 id="lieferung">Lieferung</h2>';
    const element = document.getElementById('lieferung');
    if (element !== null)
      vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top: heading - here } as DOMRect);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    location.hash = '';
  });

  it('[S2-03] takes 100 ms to the top', () => {
    scrollPage(wish);
    vi.advanceTimersByTime(60);
    expect(places.at(-1)).toBeGreaterThan(0);
    expect(places.at(-1)).toBeLessThan(here);
    vi.advanceTimersByTime(100);
    expect(places.at(-1)).toBe(0);
    const steps = places.length;
    vi.advanceTimersByTime(500);
    expect(places).toHaveLength(steps);
  });

  it('[S2-03] leaves 220 pixels above what the address names', () => {
    location.hash = '#lieferung';
    scrollPage(wish);
    vi.advanceTimersByTime(150);
    expect(places.at(-1)).toBe(heading - 220);
  });

  it('[S2.12-05] goes to the top whatever the address names when the top is asked for', () => {
    location.hash = '#lieferung';
    scrollPage({ kind: 'top', durationMs: scrollDurationMs });
    vi.advanceTimersByTime(150);
    expect(places.at(-1)).toBe(0);
  });

  it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
    'ends where the visitor takes over: %s',
    (gesture) => {
      scrollPage(wish);
      vi.advanceTimersByTime(40);
      window.dispatchEvent(new Event(gesture));
      const steps = places.length;
      vi.advanceTimersByTime(200);
      expect(places).toHaveLength(steps);
    },
  );
});
