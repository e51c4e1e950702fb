import { insteadAt } from '#machines/reorder/reorder.rules.ts';
import type { ReorderContext } from '#machines/reorder/reorder.types.ts';
import type { Reality } from '#paths/explore/reality.ts';

/** A successor that is not named, or that was taken already, has no button; and only a button that is there goes. */
export const reorderOffers: Reality<true> = {
  start: () => true,
  after: (_known, step, { context }) => {
    const { isAway } = context as ReorderContext;
    if (step.startsWith('widget.') && step.startsWith('widget.returned') !== isAway) return null;
    const place = step.endsWith(':second') ? 1 : 0;
    return step.startsWith('instead.take:') && insteadAt(context as ReorderContext, place) === null
      ? null
      : true;
  },
};
