import { largestQuantity, smallestQuantity } from '#domain/quantity.ts';
import type { QuantityContext } from '#machines/quantity/quantity.types.ts';
import type { Reality } from '#tests/paths/reality.ts';

interface Field {
  readonly place: 'tile' | 'position';
  /** The article of the tile is on its way into the basket. */
  readonly isAdding: boolean;
}

/**
 * A tile adds and is followed by nothing, a position follows the server and adds nothing. A press of plus or minus leaves
 * the field first, and where there is no way on they cannot be pressed.
 */
export const quantityOffers: Reality<Field> = {
  start: (sample) => ({ place: sample === 'position' ? 'position' : 'tile', isAdding: false }),
  after: (known, step, { context, value }) => {
    const { quantity, rule } = context as QuantityContext;
    const isTile = known.place === 'tile';
    if (step.startsWith('add.settled:')) return known.isAdding ? { ...known, isAdding: false } : null;
    if (known.isAdding) return null;
    if (step.startsWith('position.changed:')) return isTile || value !== 'idle' ? null : known;
    if (step === 'quantity.step:up')
      return value === 'idle' && quantity < largestQuantity(rule) ? known : null;
    if (step === 'quantity.step:down')
      return value === 'idle' && quantity > smallestQuantity(rule) ? known : null;
    return step.startsWith('quantity.enter:') ? { ...known, isAdding: isTile } : known;
  },
};
