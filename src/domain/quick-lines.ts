import { parseQuantity } from './quantity.ts';

/** A line of a quick order as somebody has typed it; an empty quantity means the smallest that can be ordered. */
export interface TypedLine {
  readonly number: string;
  readonly quantity: string;
}

/** What columns are called that hold a number, the surest first; letters alone, as `headOf` gives them. */
const numberHeads: readonly string[] = [
  'artikelnummer',
  'artikelnr',
  'artnr',
  'articlenumber',
  'articleno',
  'bestellnummer',
  'bestellnr',
  'materialnummer',
  'itemnumber',
  'ordernumber',
  'partnumber',
  'sku',
  'herstellernummer',
  'herstellernr',
  'oemnummer',
  'oemnr',
  'ean',
  'gtin',
  'nummer',
  'number',
  'artikel',
  'nr',
];
/** What those begin with that hold how many. */
const quantityHead = /^(?:amount|anz|bestellmenge|menge|qty|quantity|stk|stueck|stück)/;

/** A column's name as it is compared; what has a digit names no column. */
const headOf = (cell: string): string =>
  /\d/.test(cell) ? '' : cell.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Longer ones are numbers of articles. */
const longestQuantity = 5;

/** A quantity without what is counted: '2 Stück' is '2'. */
const countOf = (cell: string): string =>
  /^(\d{1,5})\s*(?:[x×]|st(?:ü|ue)ck|stk\.?|pcs\.?)$/i.exec(cell)?.[1] ?? cell;

const isQuantity = (cell: string): boolean => {
  const count = countOf(cell);
  return count.length <= longestQuantity && Number.isFinite(parseQuantity(count));
};

/** '3x CF259X', '3 × CF259X' */
const before = /^(\d{1,5})\s*[x×]\s+(\S.*)$/i;
/** 'CF259X x3', 'CF259X 3x', 'CF259X 3 Stück', 'CF259X  3' */
const behind = /^(.*\S)\s+(?:[x×]\s*(\d{1,5})|(\d{1,5})\s*(?:[x×]|st(?:ü|ue)ck|stk\.?|pcs\.?))$/i;
const farBehind = /^(.*\S)\s{2,}(\d{1,5})$/;

/** A comma before how many, and no decimal one: 'CF259X, 2' but not 'Rolle 1,5'. */
const commaBefore = /^(?!.*\s\d+,\d+$)(.*[^\s,]),\s*(\d{1,5})$/;
const commaBehind = /^(\d{1,5}),\s*(?=\S*\p{L})(.+)$/u;

/** The cells of a line that is parted by another sign than the lines around it. */
export function cellsOfLine(line: string): readonly string[] {
  const sign = ['\t', ';'].find((one) => line.trim().includes(one));
  if (sign !== undefined) return line.split(sign);
  return (commaBefore.exec(line) ?? commaBehind.exec(line) ?? [line, line]).slice(1);
}

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

/** Cells of a column that hold anything. */
const cellsOf = (rows: readonly (readonly string[])[], place: number): readonly string[] =>
  rows.map((row) => row[place] ?? '').filter((cell) => cell !== '');

/** 1, 2, 3 … down the column: positions of a list, nobody orders so. */
const isNumbering = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell, place) => Number(cell) === place + 1);

/** Whether a column says how many: a row or two may be the other way round. */
const isOfQuantities = (cells: readonly string[]): boolean =>
  cells.length > 0 && cells.filter(isQuantity).length * 2 >= cells.length;

/** The columns that may say how many, the likeliest first: it stands behind the number. */
function countingColumns(rows: readonly (readonly string[])[], number: number): readonly number[] {
  const width = Math.max(...rows.map((row) => row.length));
  const places = Array.from({ length: width }, (_value, place) => place).filter((place) => {
    const cells = cellsOf(rows, place);
    return place !== number && isOfQuantities(cells) && !isNumbering(cells);
  });
  return [...places.filter((place) => place > number), ...places.filter((place) => place < number)];
}

/** The columns as the first row names them; null where it names none. */
function namedColumns(heads: readonly string[], rows: readonly (readonly string[])[]): Columns | null {
  const names = heads.map(headOf);
  const surest = numberHeads.find((head) => names.includes(head));
  const quantity = names.findIndex((name) => quantityHead.test(name));
  if (surest === undefined && quantity === -1) return null;
  const number = surest === undefined ? (quantity === 0 ? 1 : 0) : names.indexOf(surest);
  return { number, quantity: quantity === -1 ? (countingColumns(rows, number)[0] ?? -1) : quantity };
}

/** How many cells of a column look like numbers of articles: a digit, and no words around it. */
const numberLikeness = (cells: readonly string[]): number =>
  cells.filter((cell) => /\d/.test(cell) && cell.split(/\s+/).length <= 3 && !/\p{L}{6}/u.test(cell)).length;

/** Whether a cell may be the number of an article and says nothing of how many. */
const isOnlyNumber = (cell: string): boolean => /\d/.test(cell) && !isQuantity(cell);

/** The columns by what stands in them: a quantity is the shorter number; where both may be one, it stands behind. */
function guessedColumns(rows: readonly (readonly string[])[]): Columns {
  const width = Math.max(...rows.map((row) => row.length));
  const places = Array.from({ length: width }, (_value, place) => place);
  const isCount = (place: number): boolean => {
    const cells = cellsOf(rows, place);
    return cells.length > 0 && cells.every(isQuantity);
  };
  const likeness = (place: number): number => numberLikeness(cellsOf(rows, place));
  const others = places.filter((place) => !isCount(place) && likeness(place) > 0);
  const counting = places.filter((place) => isCount(place) && !isNumbering(cellsOf(rows, place)));
  // Of two columns alike it is the one with codes and not the one with names.
  const codes = (place: number): number =>
    cellsOf(rows, place).filter((cell) => isOnlyNumber(cell) && !cell.includes(' ')).length;
  const number =
    others.toSorted(
      (left, right) => likeness(right) - likeness(left) || codes(right) - codes(left) || left - right,
    )[0] ??
    counting[0] ??
    0;
  return { number, quantity: countingColumns(rows, number)[0] ?? -1 };
}

/** Whether a cell beside a quantity is what is ordered: '2 Karton' and '100.000' are none. */
const isNumberBeside = (cell: string): boolean => /^\p{L}/u.test(cell) && numberLikeness([cell]) > 0;

/**
 * The line of a row, read by the columns of its list unless it is written the other way round itself.
 *
 * @param isNamed what stands in the other columns is known, and no number
 */
function lineOfRow(row: readonly string[], { number, quantity }: Columns, isNamed: boolean): TypedLine {
  const own = row[number] ?? '';
  const many = row[quantity] ?? '';
  // It ends before the column of quantities, so its cells are in columns of their own.
  if (row.length > 1 && row.length <= quantity) {
    const meant = isOnlyNumber(own) ? own : (row.find(isOnlyNumber) ?? own);
    const others = row.toSpliced(row.indexOf(meant), 1);
    return { number: meant, quantity: countOf(others.find(isQuantity) ?? '') };
  }
  const beside = isNamed || quantity !== -1 ? many : (row.find(isNumberBeside) ?? '');
  if (isQuantity(own) && isNumberBeside(beside)) return { number: beside, quantity: countOf(own) };
  if (own !== '' || isNamed) return { number: own, quantity: countOf(many) };
  const cells = row.filter((cell) => cell !== '');
  const meant = cells.find(isOnlyNumber);
  if (meant === undefined) return { number: own, quantity: countOf(many) };
  return { number: meant, quantity: countOf(cells.find(isQuantity) ?? '') };
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
  const named = namedColumns(first, filled.slice(1));
  const below = named === null ? filled : filled.slice(1);
  if (below.length === 0) return [];
  if (below.every((row) => row.filter((cell) => cell !== '').length === 1))
    return below.map((row) => lineOfText(row.find((cell) => cell !== '') ?? ''));
  const columns = named ?? guessedColumns(below);
  return below.map((row) => {
    const cells = row.filter((cell) => cell !== '');
    // Written without columns among others that have them.
    if (cells.length === 1 && row[0] === cells[0] && isOnlyNumber(row[0] ?? ''))
      return lineOfText(row[0] ?? '');
    return lineOfRow(row, columns, named !== null);
  });
}
