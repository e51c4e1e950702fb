import type { Reality } from '#paths/explore/reality.ts';

/** What the part has before the eyes: which baskets are kept, whether something lies in the basket, and which one is open. */
interface Sight {
  readonly isEmpty: boolean;
  readonly kept: readonly number[];
  readonly asked: number;
  readonly shown: number | null;
}

const idIn = (step: string): number => (step.endsWith(':second') ? 8 : 7);

/** The basket is filled until a path begins with an empty one; what was deleted is there no more. */
export const storedBasketOffers: Reality<Sight> = {
  start: () => ({ isEmpty: false, kept: [7, 8], asked: 0, shown: null }),
  after: (known, step) => {
    const [type] = step.split(':');
    const id = idIn(step);
    switch (type) {
      case 'basket.save':
        return known.isEmpty ? null : known;
      case 'stored.view':
        return known.kept.includes(id) && known.shown !== id ? { ...known, asked: id } : null;
      case 'stored.close':
        return known.shown === null || !known.kept.includes(known.shown) ? null : { ...known, shown: null };
      case 'stored.load':
        // The basket is empty only where the path says so, and stays filled once something was put in.
        if (!known.kept.includes(id)) return null;
        return { ...known, asked: id, isEmpty: step.endsWith(':intoEmpty') };
      case 'stored.remove':
        return known.kept.includes(id) ? { ...known, asked: id } : null;
      case 'viewBasket':
        // The sample is about the first one.
        if (!step.endsWith(':ok')) return known;
        return known.asked === 7 ? { ...known, shown: 7 } : null;
      case 'removeBasket':
        return step.endsWith(':ok')
          ? { ...known, shown: null, kept: known.kept.filter((kept) => kept !== known.asked) }
          : known;
      default:
        return known;
    }
  },
};
