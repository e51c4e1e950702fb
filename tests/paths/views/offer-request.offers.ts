import type { Reality } from '#paths/explore/reality.ts';
import type { OfferRequestContext } from '#machines/offer-request/offer-request.types.ts';

/** What stands in the fields of amounts, where it is another than what is kept. */
interface Sight {
  readonly entered: Readonly<Record<string, number>>;
  /** The form waits for what becomes of what was typed. */
  readonly isAwaiting: boolean;
}

const idIn = (step: string): number => (step.endsWith(':second') ? 12 : 11);
const amountIn = (step: string): number => (step.endsWith(':second') ? 5 : 3);

/** An article is changed where it is shown, to an amount it does not have; the form stands below articles, and is sent once. */
export const offerRequestOffers: Reality<Sight> = {
  start: () => ({ entered: {}, isAwaiting: false }),
  after: (sight, step, before) => {
    const { positions, changes } = before.context as OfferRequestContext;
    const known = before.value === 'editing' ? { ...sight, isAwaiting: false } : sight;
    const shown = positions.find(({ id }) => id === idIn(step));
    switch (step.split(':')[0]) {
      case 'position.update': {
        const amount = amountIn(step);
        const stands = known.entered[idIn(step)] ?? shown?.quantity;
        if (shown === undefined || stands === amount || shown.quantity === amount) return null;
        return { ...known, entered: { ...known.entered, [idIn(step)]: amount } };
      }
      case 'position.remove':
        return shown === undefined ? null : known;
      case 'request.clear':
        return positions.length > 1 ? known : null;
      case 'request.send':
        return positions.length > 0 && changes[0]?.how !== 'add' && !known.isAwaiting
          ? { ...known, isAwaiting: true }
          : null;
      case 'changePositions':
      case 'lookUpRequest':
        // The fields follow what is kept.
        return { ...known, entered: {} };
      default:
        return known;
    }
  },
};
