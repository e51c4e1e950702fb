import type { ListQuantityContext } from '#machines/list-quantity/list-quantity.types.ts';
import type { Reality } from '#paths/explore/reality.ts';

const entered: Readonly<Record<string, number>> = { 'quantity.change:three': 3, 'quantity.change:five': 5 };

/**
 * What the field shows already is not entered once more; a field that is not there takes and shows nothing, and only one that is
 * there goes.
 */
export const listQuantityOffers: Reality<true> = {
  start: () => true,
  after: (_known, step, { context }) => {
    const { shown, isAway } = context as ListQuantityContext;
    const needsField = /^(?:quantity\.|widget\.left)/.test(step);
    const isOffered = step.startsWith('widget.returned') ? isAway : !needsField || !isAway;
    return isOffered && entered[step] !== shown ? true : null;
  },
};
