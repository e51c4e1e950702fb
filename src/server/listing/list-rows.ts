import type { CatalogueIndex, ShownTo } from '#server/catalogue/catalogue-index.ts';
import { rowsWhere, testOf } from '#server/catalogue/row-set.ts';
import type { RowSet } from '#server/catalogue/row-set.ts';

/** Those of some rows that a set has, in the order they are named in: hits of a search keep theirs. */
export const rowsAmong = (rows: Int32Array, set: RowSet): Int32Array => rows.filter(testOf(set));

/** Articles with an eco label that somebody is shown. */
export function labelledRows(index: CatalogueIndex, shownTo: Pick<ShownTo, 'provenOn'>): RowSet {
  const { values } = index.shown('begreen', { mode: 'b2b', ...shownTo });
  return rowsWhere(index.count, (row) => values[row]! < index.begreenLabels.length);
}
