import { parseQuantity } from './quantity.ts';

/** A line of a quick order as somebody has typed it; an empty quantity means the smallest that can be ordered. */
export interface TypedLine {
  readonly number: string;
  readonly quantity: string;
}

/** What columns are called that hold a number, and those that hold how many; letters alone, as `lettersOf` gives them. */
const numberHeads: ReadonlySet<string> = new Set([
  'artikel',
  'artikelnr',
  'artikelnummer',
  'articlenumber',
  'articleno',
  'artnr',
  'bestellnr',
  'bestellnummer',
  'ean',
  'gtin',
  'hersteller',
  'herstellernr',
  'herstellernummer',
  'itemnumber',
  'materialnummer',
  'nr',
  'nummer',
  'number',
  'ordernumber',
  'partnumber',
  'sku',
]);
const quantityHeads: ReadonlySet<string> = new Set([
  'amount',
  'anz',
  'anzahl',
  'menge',
  'qty',
  'quantity',
  'stk',
  'stueck',
  'stück',
]);

const lettersOf = (cell: string): string => cell.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Longer ones are numbers of articles. */
const longestQuantity = 5;

const isQuantity = (cell: string): boolean =>
  cell.length <= longestQuantity && Number.isFinite(parseQuantity(cell));

/** '3x CF259X', '3 × CF259X' */
const before = /^(\d{1,5})\s*[x×]\s+(\S.*)$/i;
/** 'CF259X x3', 'CF259X 3x', 'CF259X 3 Stück', 'CF259X  3' */
const behind = /^(.*\S)\s+(?:[x×]\s*(\d{1,5})|(\d{1,5})\s*(?:[x×]|st(?:ü|ue)ck|stk\.?|pcs\.?))$/i;
const farBehind = /^(.*\S)\s{2,}(\d{1,5})$/;

/** A line without columns. */
function lineOfText(text: string): TypedLine {
  const [, many, named] = before.exec(text) ?? [];
  if (many !== undefined && named !== undefined) return { number: named, quantity: many };
  const [, article, withSign, withUnit] = behind.exec(text) ?? [];
  if (article !== undefined) return { number: article, quantity: withSign ?? withUnit ?? '' };
  const [, far, count] = farBehind.exec(text) ?? [];
  return far === undefined ? { number: text, quantity: '' } : { number: far, quantity: count ?? '' };
}

interface Columns {
  readonly number: number;
  /** -1 where there is none. */
  readonly quantity: number;
}

/** The columns as the first row names them; null where it names none. */
function namedColumns(heads: readonly string[]): Columns | null {
  const names = heads.map(lettersOf);
  const number = names.findIndex((name) => numberHeads.has(name));
  const quantity = names.findIndex((name) => quantityHeads.has(name));
  if (number === -1 && quantity === -1) return null;
  return { number: number === -1 ? (quantity === 0 ? 1 : 0) : number, quantity };
}

/** The columns by what stands in them: a quantity is the shorter number; where both may be one, it stands behind. */
function guessedColumns(rows: readonly (readonly string[])[]): Columns {
  const width = Math.max(...rows.map((row) => row.length));
  const places = Array.from({ length: width }, (_value, place) => place);
  const cellsOf = (place: number): readonly string[] =>
    rows.map((row) => row[place] ?? '').filter((cell) => cell !== '');
  const mayCount = places.filter((place) => {
    const cells = cellsOf(place);
    return cells.length > 0 && cells.every(isQuantity);
  });
  const others = places.filter((place) => !mayCount.includes(place));
  const named = others.find((place) => cellsOf(place).some((cell) => /\d/.test(cell))) ?? others[0];
  if (named !== undefined)
    return { number: named, quantity: mayCount[0] ?? (others.length > 1 ? 1 - named : -1) };
  return { number: 0, quantity: mayCount[1] ?? -1 };
}

/**
 * The lines of a table that was pasted or read from a file: number and quantity in either order, with a row that names them or without,
 * and whatever else stands beside them. Each row with any text becomes a line; none is left out.
 */
export function quickLinesOf(rows: readonly (readonly string[])[]): readonly TypedLine[] {
  const filled = rows
    .map((row) => row.map((cell) => cell.trim()))
    .filter((row) => row.some((cell) => cell !== ''));
  const [first] = filled;
  if (first === undefined) return [];
  const named = namedColumns(first);
  const below = named === null ? filled : filled.slice(1);
  if (below.length === 0) return [];
  if (below.every((row) => row.filter((cell) => cell !== '').length === 1))
    return below.map((row) => lineOfText(row.find((cell) => cell !== '') ?? ''));
  const { number, quantity } = named ?? guessedColumns(below);
  return below.map((row) => ({ number: row[number] ?? '', quantity: row[quantity] ?? '' }));
}
