import type { ListQuantityContext } from '#machines/list-quantity/list-quantity.types.ts';
import type { Reality } from '#paths/explore/reality.ts';

const entered: Readonly<Record<string, ListQuantityContext['shown']>> = {
  'quantity.change:three': { quantity: 3, insteadOf: 2 },
  'quantity.change:five': { quantity: 5, insteadOf: 4 },
};

/** What the field shows already is not entered once more. */
export const listQuantityOffers: Reality<true> = {
  start: () => true,
  after: (_known, step, { context }) => {
    const wanted = entered[step] ?? null;
    const { shown } = context as ListQuantityContext;
    return wanted !== null && shown?.insteadOf === wanted.insteadOf && shown.quantity === wanted.quantity
      ? null
      : true;
  },
};
