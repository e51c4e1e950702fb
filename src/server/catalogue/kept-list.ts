import * as z from 'zod/mini';
import { ListReply, ListSubject } from '#contract/listing.ts';
import type { Language } from '#server/visitor.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { Counted } from './facet-count.ts';
import { describeFacets } from './facet-labels.ts';
import { describeSubject, surroundings } from './list-subject.ts';
import type { LookedUp } from './list-subject.ts';

/** A list as far as it depends on the version of the catalogue and a language only. */
export interface KeptList {
  /** Rows that pass every facet, in the order of the candidates. */
  readonly rows: Int32Array;
  /** The facets as JSON, checked against the contract. */
  readonly facets: string;
  /** Everything but articles, paging, exact hit and correction: the fields as JSON without the braces. */
  readonly head: string;
  /** Ids of pages that were asked for, by order and place. */
  readonly pages: Map<string, readonly number[]>;
}

const mostPages = 24;
const pagesBytes = 4_000;

export const keptListBytes = ({ rows, facets, head }: KeptList): number =>
  rows.byteLength + facets.length + head.length + pagesBytes;

/** Page of a list, cut once. */
export function pageOf(list: KeptList, key: string, cut: () => readonly number[]): readonly number[] {
  const known = list.pages.get(key);
  if (known !== undefined) return known;
  const ids = cut();
  if (list.pages.size >= mostPages) list.pages.clear();
  list.pages.set(key, ids);
  return ids;
}

const Surroundings = z.pick(ListReply, {
  variantArticles: true,
  alternativeArtikel: true,
  oekoAlternativeArtikel: true,
  zubehoerArtikel: true,
  crossSellingArtikel: true,
  mainCatalog: true,
  sortOptions: true,
});

/** Articles beside an article have no place in a list. */
const noNeighbours = {
  variantArticles: [],
  alternativeArtikel: [],
  oekoAlternativeArtikel: [],
  zubehoerArtikel: [],
  crossSellingArtikel: [],
};

/** By version of the catalogue and language. */
const keptSurroundings = new WeakMap<CatalogueIndex, Map<Language, string>>();

function surroundingsJson(index: CatalogueIndex, language: Language): string {
  const kept = keptSurroundings.get(index) ?? new Map<Language, string>();
  keptSurroundings.set(index, kept);
  const json =
    kept.get(language) ??
    JSON.stringify(Surroundings.parse({ ...noNeighbours, ...surroundings(index, language) })).slice(1, -1);
  kept.set(language, json);
  return json;
}

/** Describes a counted list; checked against the contract here, once, and not when it is sent. */
export function describeList(counted: Counted, subject: LookedUp, language: Language): KeptList {
  const { index } = subject.view;
  const facets = describeFacets(index, counted, subject.selection.values, subject.category, language);
  const item = JSON.stringify(ListSubject.parse(describeSubject(subject, language)));
  const head = `"item":${item},${surroundingsJson(index, language)},"filters":${facets}`;
  return { rows: counted.rows, facets, head, pages: new Map() };
}
