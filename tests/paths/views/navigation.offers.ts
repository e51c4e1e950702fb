import type { Reality } from '#paths/explore/reality.ts';

/** The last two pages of this tab, and whether the button to the top stands. */
interface Tab {
  readonly before: string | null;
  readonly here: string;
  readonly isScrolledFar: boolean;
}

/**
 * What the router can tell; a page that is loaded anew tells nothing
 * more.
 */
export const navigationOffers: Reality<Tab> = {
  isEverySample: true,
  start: (sample) => ({ before: null, here: sample === 'reloaded' ? '/shop' : '/', isScrolledFar: false }),
  after: (known, step, { value }) => {
    const { before, here } = known;
    if (value === 'reloading') return null;
    switch (step) {
      case 'navigation.started:ready':
      // The page gone back to is there at once here.
      case 'navigation.started:back':
        return null;
      case 'navigation.settled:link':
      case 'navigation.failed:chunk':
        return { ...known, before: here, here: '/shop' };
      case 'navigation.settled:keeping':
        return { ...known, before: here, here: '/shop?page=2' };
      case 'navigation.settled:back':
        return before === '/' ? { ...known, before: null, here: '/' } : null;
      case 'scroll.toTop:toTop':
        return known.isScrolledFar ? known : null;
      case 'scroll.moved:down':
      case 'scroll.moved:up':
        return { ...known, isScrolledFar: step === 'scroll.moved:down' };
      default:
        return known;
    }
  },
};
