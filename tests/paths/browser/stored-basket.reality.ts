import type { StoredBasketContext } from '#machines/stored-basket/stored-basket.types.ts';
import type { Reality } from '#paths/explore/reality.ts';

/** What of the part and the server the chart does not know. */
interface Known {
  /** Nothing lies in the basket. */
  readonly isEmpty: boolean;
  /** Kept baskets that are there, of those the samples name. */
  readonly kept: readonly number[];
  /** The name of the samples under which something is kept by now. */
  readonly isMonthKept: boolean;
  /** Another tab has filled the basket; this page does not show it. */
  readonly isBehind: boolean;
}

const idIn = (step: string): number => (step.endsWith(':second') ? 8 : 7);

function begun(known: Known, step: string, { shown }: StoredBasketContext): Known | null {
  const isKept = known.kept.includes(idIn(step));
  switch (step) {
    case 'basket.save:month':
      return known.isEmpty ? null : known;
    case 'stored.view:first':
      return isKept && shown?.id !== 7 ? known : null;
    case 'stored.close:close':
      return shown !== null && known.kept.includes(shown.id) ? known : null;
    case 'stored.load:intoEmpty':
      return isKept && !known.isBehind ? { ...known, isEmpty: true } : null;
    case 'stored.load:first':
    case 'stored.load:second':
      return isKept && !known.isEmpty && !known.isBehind ? known : null;
    case 'stored.remove:first':
    case 'stored.remove:second':
      return isKept ? known : null;
    case 'load.merge:merge':
    case 'load.replace:replace':
      return known;
    case 'load.cancel:cancel':
      return known.isBehind ? null : known;
    default:
      return null;
  }
}

/**
 * How the built shop keeps baskets. Refused is what is no longer there, or a name that is taken; a shop that does not answer shows a
 * page of its own.
 */
export const storedBasketReality: Reality<Known> = {
  start: () => ({ isEmpty: false, kept: [7, 8], isMonthKept: false, isBehind: false }),
  after: (known, step, { context }) => {
    const { id, how } = context as StoredBasketContext;
    const gone = { ...known, kept: known.kept.filter((kept) => kept !== id) };
    switch (step) {
      case 'saveBasket:ok':
        return known.isMonthKept ? null : { ...known, isMonthKept: true };
      case 'saveBasket:refused':
        return known.isMonthKept ? known : null;
      // The sample is what lies in the first.
      case 'viewBasket:ok':
        return id === 7 ? known : null;
      case 'viewBasket:refused':
      case 'removeBasket:ok':
      case 'removeBasket:refused':
        return gone;
      case 'loadBasket:refused':
        return known.isBehind ? null : gone;
      case 'loadBasket:ok':
        return how === 'ask' && !known.isEmpty ? null : { ...known, isEmpty: false, isBehind: false };
      case 'loadBasket:filled':
        return how === 'ask' && known.isEmpty ? { ...known, isEmpty: false, isBehind: true } : null;
      default:
        return begun(known, step, context as StoredBasketContext);
    }
  },
};
