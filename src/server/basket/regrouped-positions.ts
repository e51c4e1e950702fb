import type { QuantityCorrection } from '#contract/basket.ts';
import { groupingKey } from '#domain/position-grouping.ts';
import { hasRisen } from '#domain/price.ts';
import type { PriceRules } from '#domain/price.ts';
import { agreedPrice, unitNetOf } from './basket-lines.ts';
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

/**
 * Two equal positions as one: at today's price for all of them, as when so many had been put in. Where that is above the better
 * one of what was agreed to, this stays, and the rise is told (R38).
 */
function merged(kept: StoredPosition, taken: StoredPosition, rules: PriceRules): StoredPosition {
  const { article } = kept;
  const quantity = kept.quantity + taken.quantity;
  const agreed = {
    net: Math.min(kept.agreedNet, taken.agreedNet),
    gross: Math.min(kept.agreedGross, taken.agreedGross),
  };
  const today =
    article === null || unitNetOf(article, quantity) === null
      ? agreed
      : agreedPrice(article, quantity, rules);
  const price = hasRisen(agreed, today, rules) ? agreed : today;
  return { ...kept, quantity, agreedNet: price.net, agreedGross: price.gross };
}

/** What becomes of the positions when some of them change what they are grouped by: one that is equal then takes the other in (S3.2). */
export function regrouped(
  { positions }: StoredBasket,
  rules: PriceRules,
  change: (position: StoredPosition) => StoredPosition,
): PlannedChange {
  const byKey = new Map<string, StoredPosition>();
  for (const position of positions) {
    const changed = change(position);
    const key = groupingKey(changed);
    const kept = byKey.get(key);
    byKey.set(key, kept === undefined ? changed : merged(kept, changed, rules));
  }
  const known = new Set<StoredPosition>(positions);
  const left = new Set(byKey.keys());
  return {
    changes: {
      put: [...byKey.values()].filter((position) => !known.has(position)).map(putOf),
      removedIds: positions.filter((position) => !left.has(groupingKey(position))).map(({ id }) => id),
    },
    positions: [...byKey.values()],
    corrections: [],
  };
}
