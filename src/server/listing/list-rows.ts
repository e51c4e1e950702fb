import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import { rowsWhere, testOf } from '#server/catalogue/row-set.ts';
import type { RowSet } from '#server/catalogue/row-set.ts';

/** Those of some rows that a set has, in the order they are named in: hits of a search keep theirs. */
export const rowsAmong = (rows: Int32Array, set: RowSet): Int32Array => rows.filter(testOf(set));

/** Articles with an eco label. */
export function labelledRows(index: CatalogueIndex): RowSet {
  const { values } = index.facet('begreen', 'b2b');
  return rowsWhere(index.count, (row) => values[row]! < index.begreenLabels.length);
}
