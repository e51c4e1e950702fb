import type { QuantityCorrection } from '#contract/basket.ts';
import { groupingKey } from '#domain/basket.ts';
import type { PositionChanges, PositionToPut, StoredBasket, StoredPosition } from './stored-basket.ts';

/** A change of positions with what the basket holds then. */
export interface PlannedChange {
  readonly changes: PositionChanges;
  readonly positions: StoredPosition[];
  readonly corrections: QuantityCorrection[];
}

const putOf = (position: StoredPosition): PositionToPut => ({
  articleId: position.article?.id ?? 0,
  articleNumber: position.articleNumber,
  shopDepotId: position.shopDepotId,
  unit: position.unit,
  costCenter: position.costCenter,
  offerNumber: position.offerNumber,
  hint: position.hint,
  quantity: position.quantity,
  agreedNet: position.agreedNet,
  agreedGross: position.agreedGross,
  timestamp: position.timestamp,
});

/** What becomes of the positions when one of them changes what it is grouped by: one that is equal then takes it in (S3.2). */
export function regrouped(
  stored: StoredBasket,
  position: StoredPosition,
  changed: StoredPosition,
): PlannedChange {
  if (groupingKey(changed) === groupingKey(position))
    return { changes: { put: [], removedIds: [] }, positions: [...stored.positions], corrections: [] };
  const twin = stored.positions.find((candidate) => groupingKey(candidate) === groupingKey(changed));
  const merged: StoredPosition =
    twin === undefined
      ? changed
      : {
          ...twin,
          quantity: twin.quantity + position.quantity,
          agreedNet: Math.min(twin.agreedNet, position.agreedNet),
          agreedGross: Math.min(twin.agreedGross, position.agreedGross),
        };
  const positions = stored.positions.filter((candidate) => candidate !== position && candidate !== twin);
  return {
    changes: { put: [putOf(merged)], removedIds: [position.id] },
    positions: [...positions, merged],
    corrections: [],
  };
}
