import type { BasketPosition } from '#contract/basket.ts';

/** The six fields that make two adds the same position (S3.2). */
export type GroupingFields = Pick<
  BasketPosition,
  'articleNumber' | 'shopDepotId' | 'unit' | 'costCenter' | 'offerNumber' | 'hint'
>;

/** The six grouping fields as one text; two positions have the same key exactly when all six are equal (S3.2). */
export function groupingKey(fields: GroupingFields): string {
  return JSON.stringify([
    fields.articleNumber,
    fields.shopDepotId,
    fields.unit,
    fields.costCenter,
    fields.offerNumber,
    fields.hint,
  ]);
}
