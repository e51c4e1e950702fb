import type { MergedColumns } from './merge-columns.ts';
import type { Names } from './names.ts';
import { foldWords } from './vocabulary.ts';

const folded = (name: string): string => foldWords(name).join(' ');

/** Rows by their folded names, equal ones as they stand. */
export function orderByName(names: Names): Int32Array {
  const keys = Array.from({ length: names.count }, (_value, row) => folded(names.at(row)));
  return Int32Array.from(keys.keys()).sort((left, right) => {
    const [one, other] = [keys[left]!, keys[right]!];
    return one === other ? left - right : one < other ? -1 : 1;
  });
}

/** The order after some rows were replaced; only the names around them are looked at. */
export function mergeNameOrder(
  order: Int32Array,
  { columns, rowOfOld, freshRows }: MergedColumns,
): Int32Array {
  const { names } = columns;
  const kept: number[] = [];
  for (const row of order) if (rowOfOld[row] !== -1) kept.push(rowOfOld[row]!);
  for (const row of freshRows) {
    const key = folded(names.at(row));
    let low = 0;
    let high = kept.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = folded(names.at(kept[middle]!));
      if (other < key || (other === key && kept[middle]! < row)) low = middle + 1;
      else high = middle;
    }
    kept.splice(low, 0, row);
  }
  return Int32Array.from(kept);
}
