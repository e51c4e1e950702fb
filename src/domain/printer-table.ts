import type { Price } from '#contract/article.ts';
import type { PrinterSupply } from '#contract/printer.ts';
import { byColour } from './colour-order.ts';
import { costPerPage, tierFor } from './price.ts';
import type { Amount } from './price.ts';
import { quantityRuleOf, smallestQuantity } from './quantity.ts';

/** Beside each other stand the maker's own in both sizes and what replaces it. */
export const printerColumns = ['original', 'highYield', 'alternative'] as const;
export type PrinterColumn = (typeof printerColumns)[number];

/** Where the sets of all colours stand on a printer's page, as the fragment of its address. */
export const colourSetsPlace = 'alle-farben';

/** What a place in the table is decided by. */
export type TabledSupply = Pick<
  PrinterSupply,
  | 'id'
  | 'make'
  | 'isHighYield'
  | 'basisfarbe'
  | 'farbe'
  | 'price'
  | 'prices'
  | 'yieldPages'
  | 'attributes'
  | 'min_order_price_unit'
  | 'max_order_price_unit'
  | 'step_order_price_unit'
>;

/** One colour of a printer. */
export interface PrinterRow<Supply> {
  /** The first article of the row stands for its colour. */
  readonly colour: Supply;
  /** The best choice first. */
  readonly cells: Readonly<Record<PrinterColumn, readonly Supply[]>>;
}

/** All colours of a printer, one article each. */
export interface ColourSet<Supply> {
  readonly column: PrinterColumn;
  readonly articles: readonly Supply[];
  /** Those of the articles that come from beside the column, which does not have their colour now. */
  readonly instead: readonly { readonly article: Supply; readonly from: PrinterColumn }[];
  /** Colours nothing can be ordered of now. */
  readonly missing: readonly Supply[];
}

const printerColumnOf = ({ make, isHighYield }: Pick<TabledSupply, 'make' | 'isHighYield'>): PrinterColumn =>
  make !== 'original' && make !== 'none' ? 'alternative' : isHighYield ? 'highYield' : 'original';

const isBStock = ({ attributes }: TabledSupply): boolean => attributes.br_flags.includes('b-stock');

/** Hundredths of a cent a page costs; what does not say its pages is compared last. */
const pageCost = ({ price, yieldPages }: TabledSupply): number =>
  costPerPage(price.net_price, yieldPages) ?? Number.MAX_SAFE_INTEGER;

/**
 * The table of a printer: a row for each colour, in the order of colours. In a cell stands first what can be ordered, new
 * before opened, then what prints a page cheapest.
 *
 * @param mayAdd whether an article can be put into the basket now
 */
export function printerRows<Supply extends TabledSupply>(
  supplies: readonly Supply[],
  mayAdd: (supply: Supply) => boolean,
): readonly PrinterRow<Supply>[] {
  const best = supplies.toSorted(
    (left, right) =>
      Number(mayAdd(right)) - Number(mayAdd(left)) ||
      Number(isBStock(left)) - Number(isBStock(right)) ||
      pageCost(left) - pageCost(right) ||
      (left.price.net_price ?? 0) - (right.price.net_price ?? 0) ||
      left.id - right.id,
  );
  const rows = new Map<string, Record<PrinterColumn, Supply[]>>();
  for (const supply of best) {
    const key = supply.farbe ?? supply.basisfarbe ?? '';
    const cells = rows.get(key) ?? { original: [], highYield: [], alternative: [] };
    cells[printerColumnOf(supply)].push(supply);
    rows.set(key, cells);
  }
  return [...rows.values()]
    .map((cells) => ({ colour: printerColumns.flatMap((column) => cells[column])[0]!, cells }))
    .toSorted((left, right) => byColour(left.colour, right.colour));
}

/** Where a colour of a column's set is taken from, in this order. */
const searched: Readonly<Record<PrinterColumn, readonly PrinterColumn[]>> = {
  original: ['original', 'highYield', 'alternative'],
  highYield: ['highYield', 'original', 'alternative'],
  alternative: ['alternative', 'original', 'highYield'],
};

/** The first choice of a colour that can be ordered, in a column or else beside it; null when there is none. */
function choiceOf<Supply extends TabledSupply>(
  row: PrinterRow<Supply>,
  column: PrinterColumn,
  mayAdd: (supply: Supply) => boolean,
): Supply | null {
  for (const from of searched[column]) {
    // Opened goods are offered one by one, where they say so.
    const found = row.cells[from].find((supply) => mayAdd(supply) && !isBStock(supply));
    if (found !== undefined) return found;
  }
  return null;
}

/** What a printer prints with, all colours by column; only columns that give something to it. */
export function fullSets<Supply extends TabledSupply>(
  rows: readonly PrinterRow<Supply>[],
  mayAdd: (supply: Supply) => boolean,
): readonly ColourSet<Supply>[] {
  return printerColumns.flatMap((column) => {
    const choices = rows.map((row) => ({ row, choice: choiceOf(row, column, mayAdd) }));
    const articles = choices.flatMap(({ choice }) => (choice === null ? [] : [choice]));
    const isOfColumn = articles.some((article) => printerColumnOf(article) === column);
    if (!isOfColumn) return [];
    const instead = articles
      .map((article) => ({ article, from: printerColumnOf(article) }))
      .filter(({ from }) => from !== column);
    const missing = choices.flatMap(({ row, choice }) => (choice === null ? [row.colour] : []));
    return [{ column, articles, instead, missing }];
  });
}

/** The same where there are several colours: one article alone is no set. */
export const colourSets = <Supply extends TabledSupply>(
  rows: readonly PrinterRow<Supply>[],
  mayAdd: (supply: Supply) => boolean,
): readonly ColourSet<Supply>[] => fullSets(rows, mayAdd).filter(({ articles }) => articles.length > 1);

/** The amount of an article that a set takes: the smallest that is sold. */
export const setQuantityOf = (supply: TabledSupply): number => smallestQuantity(quantityRuleOf(supply));

/** An article with how many of it. */
export interface CountedSupply<Supply extends TabledSupply = TabledSupply> {
  readonly article: Supply;
  readonly quantity: number;
}

/** What articles cost in cents at the prices shown; the basket's own sum is the server's. */
export function amountOf(counted: readonly CountedSupply[]): Amount {
  let net = 0;
  let gross = 0;
  for (const { article, quantity } of counted) {
    const price: Price = tierFor(article.prices, quantity) ?? article.price;
    net += Math.round((price.net_price ?? 0) * quantity);
    gross += Math.round((price.gross_price ?? 0) * quantity);
  }
  return { net, gross };
}

/** What a set costs. */
export const setAmount = (articles: readonly TabledSupply[]): Amount =>
  amountOf(articles.map((article) => ({ article, quantity: setQuantityOf(article) })));
