import { placeOfColour } from '#domain/colour-order.ts';
import { columnColours } from './catalogue-facts.ts';
import type { FacetColumns } from './catalogue-facts.ts';
import { isUndeliverable } from './merits.ts';

/** Any odd number with bits all over: products of it scatter. */
const scatter = 0x9e3779b1;

function mixed(sum: number, number: number): number {
  const product = Math.imul(sum ^ number, scatter);
  return product ^ (product >>> 15);
}

/** Printers of each article by its id as one number, equal for those that fit the same; 0 for none. */
export type PrinterKeys = Int32Array;

/** Numbers for the printers of articles. */
export function printerKeysOf(fitDeviceIds: Int32Array, fitArticleIds: Int32Array): PrinterKeys {
  const largest = fitArticleIds.reduce((most, id) => Math.max(most, id), 0);
  const keys = new Int32Array(largest + 1);
  fitArticleIds.forEach((id, place) => {
    keys[id]! ^= mixed(1, fitDeviceIds[place]!);
  });
  return keys;
}

/**
 * A row of its family for each row: articles of one brand, make, kind and fill that fit the same printers or are of the same
 * series differ in their colour only. What is alone is its own.
 */
function familiesOf(columns: FacetColumns, printers: PrinterKeys | null): Int32Array {
  const { ids, brandId, make, isBStock, fillKey, seriesKey, count } = columns;
  const heads = new Int32Array(count).map((_value, row) => row);
  const headOf = (row: number): number => {
    let head = row;
    while (heads[head] !== head) head = heads[head]!;
    return head;
  };
  const known = new Map<number, number>();
  const join = (key: number, row: number): void => {
    const other = known.get(key);
    if (other === undefined) known.set(key, row);
    else heads[headOf(row)] = headOf(other);
  };
  for (let row = 0; row < count; row += 1) {
    if (fillKey[row] === 0) continue;
    const kind = mixed(fillKey[row]!, make[row]! * 8 + isBStock[row]! * 4);
    const same = mixed(kind, brandId[row]!);
    const fit = printers?.[ids[row]!] ?? 0;
    if (fit !== 0) join(mixed(same, fit), row);
    if (seriesKey[row] !== 0) join(mixed(same + 1, seriesKey[row]!), row);
  }
  return heads.map(headOf);
}

const colourPlaces = [false, true].map((isShade) =>
  columnColours.map((colour) => placeOfColour(colour, isShade)),
);
const placesOfColours = placeOfColour(null, false) + 1;

/**
 * An order by merit in which a family stands where its best article does, in the order of colours; what of it cannot be
 * delivered is a family of its own (docs/decisions/0054).
 *
 * @param order rows, the best first
 */
export function withFamilies(
  order: Int32Array,
  columns: FacetColumns,
  printers: PrinterKeys | null,
): Int32Array {
  const { basisfarbe, isShade, deliveryState, count } = columns;
  const families = familiesOf(columns, printers);
  const firstPlaces = new Int32Array(count * 2).fill(-1);
  const packed = new Float64Array(count);
  order.forEach((row, place) => {
    const family = families[row]! * 2 + Number(isUndeliverable[deliveryState[row]!]);
    if (firstPlaces[family] === -1) firstPlaces[family] = place;
    const colour = colourPlaces[isShade[row]!]![basisfarbe[row]!] ?? placesOfColours - 1;
    packed[place] = (firstPlaces[family]! * placesOfColours + colour) * count + place;
  });
  packed.sort();
  const sorted = new Int32Array(count);
  for (let place = 0; place < count; place += 1) sorted[place] = order[packed[place]! % count]!;
  return sorted;
}
