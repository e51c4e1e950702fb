import type { Basisfarbe } from '#contract/article.ts';
import type { Members } from './members.ts';
import type { Names } from './names.ts';

/** Whole numbers from 0 that lists are counted, filtered and sorted by; one array each, a visible article a place. */
export const smallColumnNames = [
  'categoryPosition',
  'brandId',
  'make',
  /** Place in `columnColours`; their number for none. */
  'basisfarbe',
  /** A second shade of its colour, as photo black. */
  'isShade',
  /** Place in `columnFills` and `columnPacks`; their numbers for what is sold in neither. */
  'fill',
  'pack',
  /** As it is told: warehouse goods without stock are sold out. */
  'deliveryState',
  /** Hundredths of a percent. */
  'taxBasisPoints',
  /** Place in `begreenLabels`; their number for none. */
  'begreen',
  /** Last day of its licence, in days since 2000; 0 = nothing is known of one. */
  'begreenUntil',
  'isBStock',
  /** Whether a price of a comparable amount is due (PAngV § 4). */
  'hasBasePrice',
  'isBestPrice',
  'hasVideo',
  /** Days since 2000. */
  'publishedDay',
  /** 0 = none is known; page of the printed catalogue in the same way. */
  'articleType',
  'productType',
  'catalogPage',
  'depot',
  /** Place in `colours`; their number for none. */
  'farbe',
] as const;

/** Whole numbers that take four bytes each. */
export const wideColumnNames = [
  'ids',
  /** Equal for articles of one kind and fill that have a colour, 0 for those without; their series in the same way. */
  'fillKey',
  'seriesKey',
  /** -1 = price on request. */
  'netCents',
  /** -1 = unknown. */
  'yieldPages',
  'popularity',
] as const;

export const columnNames = [...smallColumnNames, ...wideColumnNames] as const;
export type SmallColumnName = (typeof smallColumnNames)[number];
export type WideColumnName = (typeof wideColumnNames)[number];
export type ColumnName = (typeof columnNames)[number];

/** Two bytes a number; four where one of them needs more. */
export type SmallColumn = Uint16Array | Int32Array;

const largestSmall = 65_535;

/** Numbers from 0 in the smallest column that holds them. */
export function smallColumnOf(values: Int32Array): SmallColumn {
  const small = new Uint16Array(values.length);
  for (let row = 0; row < values.length; row += 1) {
    if (values[row]! > largestSmall) return values;
    small[row] = values[row]!;
  }
  return small;
}

/** Visible articles in the order of the category tree; within a category the popular first, then by id. */
export interface FacetColumns
  extends Readonly<Record<SmallColumnName, SmallColumn>>, Readonly<Record<WideColumnName, Int32Array>> {
  readonly count: number;
  readonly names: Names;
  /** By name. */
  readonly begreenLabels: readonly string[];
  readonly colours: readonly string[];
}

/** What articles are grouped by beside categories (docs/decisions/0146). */
export const kindNames = [
  'brand',
  'manufacturer',
  'depot',
  'articleType',
  'articleTypeGroup',
  'productType',
  'productTypeGroup',
  'assortment',
  'assortmentType',
  'tag',
  'attribute',
  'property',
  'propertyValue',
  'farbe',
] as const;
export type KindName = (typeof kindNames)[number];

/** Kinds an article may be in several of. */
export const memberKinds = ['assortment', 'tag', 'attribute', 'propertyValue'] as const;
export type MemberKind = (typeof memberKinds)[number];

/** What of an article's own facts gives it an attribute. */
export const attributeRules = ['bestPrice', 'labelled', 'new', 'popular', 'procured', 'video'] as const;
export type AttributeRule = (typeof attributeRules)[number];

export interface KindFacts {
  readonly id: number;
  /** Of a property's value with its property: `format/a4`. */
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** What it is one of: a brand's maker, a type's group, an assortment's type, a value's property; null for none. */
  readonly groupId: number | null;
  readonly position: number;
  /** Of attributes; null where its articles are named. */
  readonly rule: AttributeRule | null;
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

/** Which articles are in which, by kind. */
export type MembersByKind = Readonly<Record<MemberKind, Members>>;

/** Everything of some articles that lists are counted from. */
export interface ArticleFacts {
  readonly columns: FacetColumns;
  readonly members: MembersByKind;
}

/** What lists are counted from, of one version of the catalogue. */
export interface CatalogueFacts extends ArticleFacts {
  readonly version: number;
  readonly categories: readonly CategoryFacts[];
  readonly brands: readonly BrandFacts[];
  /** In their order; colours follow from the columns. */
  readonly kinds: Readonly<Record<Exclude<KindName, 'farbe'>, readonly KindFacts[]>>;
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
