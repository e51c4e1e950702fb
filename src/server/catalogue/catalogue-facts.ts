import type { Basisfarbe } from '#contract/article.ts';

/** Whole numbers lists are made of; one array each, a visible article a place. */
export const columnNames = [
  'ids',
  'categoryPosition',
  'brandId',
  'make',
  'basisfarbe',
  /** A second shade of its colour, as photo black. */
  'isShade',
  /** Place in `columnFills` and `columnPacks`, -1 for what is sold in neither. */
  'fill',
  'pack',
  /** Equal for articles of one kind and fill that have a colour, 0 for those without; their series in the same way. */
  'fillKey',
  'seriesKey',
  /** As it is told: warehouse goods without stock are sold out. */
  'deliveryState',
  /** -1 = price on request. */
  'netCents',
  /** Hundredths of a percent. */
  'taxBasisPoints',
  /** -1 = unknown. */
  'yieldPages',
  /** Place in `begreenLabels`, -1 without a label. */
  'begreen',
  'isBStock',
  'popularity',
  'publishedDay',
] as const;
export type ColumnName = (typeof columnNames)[number];

/** Visible articles in the order of the category tree; within a category the popular first, then by id. */
export interface FacetColumns extends Readonly<Record<ColumnName, Int32Array>> {
  readonly count: number;
  readonly names: readonly string[];
  /** By name. */
  readonly begreenLabels: readonly string[];
}

export interface CategoryFacts {
  readonly id: number;
  readonly parentId: number | null;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly position: number;
  readonly lastPosition: number;
}

export interface BrandFacts {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** What lists are counted from, of one version of the catalogue. */
export interface CatalogueFacts {
  readonly version: number;
  readonly columns: FacetColumns;
  readonly categories: readonly CategoryFacts[];
  readonly brands: readonly BrandFacts[];
}

/** Colours by their value in the column `basisfarbe`. */
export const columnColours: readonly Basisfarbe[] = [
  'schwarz',
  'cyan',
  'magenta',
  'gelb',
  'farbig',
  'grau',
  'weiss',
  'sonstige',
];

/** How much a cartridge holds, by its value in the column `fill`. */
export const columnFills = ['standard', 'xl', 'xxl'] as const;

/** Whether an article is one piece or several, of one or more colours, by its value in the column `pack`. */
export const columnPacks = ['single', 'set'] as const;
