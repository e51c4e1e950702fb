import { deliveryStateOf } from '#domain/delivery.ts';
import { memberKinds } from './catalogue-facts.ts';
import type {
  AttributeRule,
  CatalogueFacts,
  KindFacts,
  KindName,
  MemberKind,
  SmallColumnName,
} from './catalogue-facts.ts';
import { countOfRows, forEachRow, rowsWhere } from './row-set.ts';
import type { RowSet } from './row-set.ts';
import { slugOf } from './slug.ts';

/** A kind by the names addresses have for it. */
export interface NamedKind {
  readonly all: readonly KindFacts[];
  readonly bySlug: (slug: string) => KindFacts | undefined;
}

/** What rows can be asked by: each of these by its ids, by the places of `columnColours`, or by state and page. */
export type RowKind =
  | Exclude<KindName, 'property'>
  | 'basisfarbe'
  | 'deliveryState'
  | 'catalogPage'
  /** Of these 1 is what they say, 0 the rest. */
  | 'bStock'
  | 'basePrice';

/** Columns that hold ids of a kind. */
const columnOfKind = {
  brand: 'brandId',
  depot: 'depot',
  articleType: 'articleType',
  productType: 'productType',
  farbe: 'farbe',
  basisfarbe: 'basisfarbe',
  deliveryState: 'deliveryState',
  catalogPage: 'catalogPage',
  bStock: 'isBStock',
  basePrice: 'hasBasePrice',
} as const satisfies Partial<Record<RowKind, SmallColumnName>>;
export type ColumnKind = keyof typeof columnOfKind;

/** Kinds whose articles are those of their members. */
const membersOfGroup = {
  manufacturer: 'brand',
  articleTypeGroup: 'articleType',
  productTypeGroup: 'productType',
} as const;
type ColumnGroup = keyof typeof membersOfGroup;

/** Articles are new for so many days, and popular among the first of so many. */
const newDays = 90;
const popularShare = 50;

const mostKept = 64;

const isColumnKind = (kind: RowKind): kind is ColumnKind => kind in columnOfKind;
const isColumnGroup = (kind: RowKind): kind is ColumnGroup => kind in membersOfGroup;
const isMemberKind = (kind: RowKind): kind is MemberKind => (memberKinds as readonly string[]).includes(kind);

/** Rows of an index by what articles are grouped by; what was asked for is kept, as the rows of an index never change. */
export class KindRows {
  readonly #facts: CatalogueFacts;
  readonly #rowOf: (articleId: number) => number;
  /** Place of each row among all, the most popular first. */
  readonly #popularPlaces: Int32Array;
  readonly #kinds = new Map<KindName, NamedKind>();
  readonly #counts = new Map<ColumnKind, Uint32Array>();
  readonly #rows = new Map<string, RowSet>();

  constructor(facts: CatalogueFacts, rowOf: (articleId: number) => number, popularPlaces: Int32Array) {
    this.#facts = facts;
    this.#rowOf = rowOf;
    this.#popularPlaces = popularPlaces;
  }

  kind(name: KindName): NamedKind {
    const known = this.#kinds.get(name);
    if (known !== undefined) return known;
    const all = name === 'farbe' ? this.#colours() : this.#facts.kinds[name];
    // Of two with one slug the first: colours may differ in their spelling only.
    const bySlug = new Map(all.toReversed().map((facts) => [facts.slug, facts]));
    const named: NamedKind = { all, bySlug: (slug) => bySlug.get(slug) };
    this.#kinds.set(name, named);
    return named;
  }

  /**
   * @param id of the kind; a place for colours, a state, a page
   * @param today days since 2000, which say what is new
   */
  rowsOf(kind: RowKind, id: number, today: number): RowSet {
    const key = `${kind} ${id} ${today}`;
    const known = this.#rows.get(key);
    if (known !== undefined) return known;
    const rows = this.#find(kind, id, today);
    if (this.#rows.size === mostKept) this.#rows.delete(this.#rows.keys().next().value!);
    this.#rows.set(key, rows);
    return rows;
  }

  /** How many articles `rowsOf` would give; cheap for every kind but types of assortments and attributes by rule. */
  countOf(kind: RowKind, id: number, today: number): number {
    if (isColumnKind(kind)) return this.#countsOf(kind)[id] ?? 0;
    if (isColumnGroup(kind)) {
      const counts = this.#countsOf(membersOfGroup[kind]);
      return this.#membersOf(kind, id).reduce((sum, member) => sum + (counts[member] ?? 0), 0);
    }
    if (isMemberKind(kind) && this.#ruleOf(kind, id) === null) return this.#facts.members[kind].countAt(id);
    return countOfRows(this.rowsOf(kind, id, today));
  }

  /** How many of some rows there are of each value of a kind that an article has one of; in one pass. */
  countsWithin(kind: ColumnKind, rows: RowSet): Uint32Array {
    const values = this.#facts.columns[columnOfKind[kind]];
    const counts = new Uint32Array(this.#countsOf(kind).length);
    forEachRow(rows, (row) => {
      counts[values[row]!]! += 1;
    });
    return counts;
  }

  #find(kind: RowKind, id: number, today: number): RowSet {
    const { columns, members } = this.#facts;
    if (isColumnKind(kind)) {
      const values = columns[columnOfKind[kind]];
      return rowsWhere(columns.count, (row) => values[row] === id);
    }
    if (isColumnGroup(kind)) {
      const values = columns[columnOfKind[membersOfGroup[kind]]];
      const isMember = new Set(this.#membersOf(kind, id));
      return rowsWhere(columns.count, (row) => isMember.has(values[row]!));
    }
    if (kind === 'assortmentType') {
      const own = this.#membersOf(kind, id).map((assortment) => members.assortment.at(assortment));
      return this.#rowsOfArticles(own);
    }
    const rule = this.#ruleOf(kind, id);
    if (rule === null) return this.#rowsOfArticles([members[kind].at(id)]);
    return rowsWhere(columns.count, this.#testOf(rule, today));
  }

  #rowsOfArticles(parts: readonly Int32Array[]): RowSet {
    const isIn = new Uint8Array(this.#facts.columns.count);
    for (const ids of parts) for (const id of ids) isIn[this.#rowOf(id)] = 1;
    return rowsWhere(isIn.length, (row) => isIn[row] === 1);
  }

  #membersOf(kind: ColumnGroup | 'assortmentType', id: number): number[] {
    const of = kind === 'assortmentType' ? 'assortment' : membersOfGroup[kind];
    return this.#facts.kinds[of].filter(({ groupId }) => groupId === id).map((facts) => facts.id);
  }

  #ruleOf(kind: MemberKind, id: number): AttributeRule | null {
    if (kind !== 'attribute') return null;
    return this.#facts.kinds.attribute.find((attribute) => attribute.id === id)?.rule ?? null;
  }

  #testOf(rule: AttributeRule, today: number): (row: number) => boolean {
    const { begreen, begreenLabels, deliveryState, hasVideo, isBestPrice, publishedDay, count } =
      this.#facts.columns;
    switch (rule) {
      case 'bestPrice':
        return (row) => isBestPrice[row] === 1;
      case 'labelled':
        return (row) => begreen[row]! < begreenLabels.length;
      case 'new':
        return (row) => publishedDay[row]! <= today && publishedDay[row]! > today - newDays;
      case 'popular':
        return (row) => this.#popularPlaces[row]! * popularShare < count;
      case 'procured':
        return (row) => procuredStates.has(deliveryStateOf(deliveryState[row]!).name);
      case 'video':
        return (row) => hasVideo[row] === 1;
    }
  }

  #countsOf(kind: ColumnKind): Uint32Array {
    const known = this.#counts.get(kind);
    if (known !== undefined) return known;
    const values = this.#facts.columns[columnOfKind[kind]];
    let largest = 0;
    for (const value of values) largest = Math.max(largest, value);
    const counts = new Uint32Array(largest + 1);
    for (const value of values) counts[value]! += 1;
    this.#counts.set(kind, counts);
    return counts;
  }

  #colours(): readonly KindFacts[] {
    return this.#facts.columns.colours.map((name, id) => ({
      id,
      slug: slugOf(name),
      name,
      description: '',
      groupId: null,
      position: 0,
      rule: null,
    }));
  }
}

/** States in which goods are got from elsewhere for a buyer. */
const procuredStates: ReadonlySet<string> = new Set(['orderedGoods', 'onRequest', 'fromManufacturer']);
