import type { BasketPosition } from '#contract/basket.ts';
import { groupingKey } from './position-grouping.ts';
import type { GroupingFields } from './position-grouping.ts';
import { correctQuantity, largestQuantity, smallestQuantity } from './quantity.ts';
import type { CorrectedQuantity, QuantityReason, QuantityRule } from './quantity.ts';
import { textHash } from './text-hash.ts';

/** Version of a basket that nobody has begun, or that went with the visitor's session; no change gives it. */
export const noBasketVersion = 0;

type Orderable = Pick<BasketPosition, 'timestamp' | 'articleNumber'>;

/**
 * Stable identity of a position, made of its six grouping fields: the article readable, the rest as a short hash, so that
 * it fits into an address or an element id.
 */
export function positionUid(fields: GroupingFields): string {
  const key = groupingKey(fields);
  return `${fields.articleNumber}-${fields.shopDepotId}-${textHash(key, 1)}${textHash(key, 2)}`;
}

const compareTexts = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** Ascending by timestamp, then by article number (S3.2). */
export function comparePositions(left: Orderable, right: Orderable): number {
  return left.timestamp - right.timestamp || compareTexts(left.articleNumber, right.articleNumber);
}

/** A sorted copy; positions that compare equal keep their order (S3.2). */
export function sortPositions<Position extends Orderable>(positions: readonly Position[]): Position[] {
  return [...positions].sort(comparePositions);
}

/**
 * Corrects the quantity of one position so that all positions of its article together stay within the maximum (R36).
 *
 * @param asked number, or text as it was typed, for this position
 * @param otherQuantity what the article's other positions hold
 * @returns quantity 0 with reason `limitPerArticle` when the others leave no room
 */
export function limitQuantity(
  asked: number | string,
  rule: QuantityRule,
  otherQuantity: number,
): CorrectedQuantity<QuantityReason> {
  const corrected = correctQuantity(asked, rule);
  const room = rule.maximum - otherQuantity;
  if (corrected.quantity <= room) return corrected;
  if (room < smallestQuantity(rule)) return { quantity: 0, reason: 'limitPerArticle' };
  const limited = largestQuantity({ ...rule, maximum: room });
  return { quantity: limited, reason: 'limitPerArticle' };
}

export interface BasketCounts {
  /** Sum of quantities. */
  readonly article_count: number;
  readonly position_count: number;
}

/** The two counts of the basket (S3.3). */
export function basketCounts(positions: readonly Pick<BasketPosition, 'quantity'>[]): BasketCounts {
  return {
    article_count: positions.reduce((total, position) => total + position.quantity, 0),
    position_count: positions.length,
  };
}
