import * as z from 'zod/mini';
import { facetNames } from '#contract/address-query.ts';
import type { SortKey } from '#contract/address-query.ts';
import { ListReply, ListSubject } from '#contract/listing.ts';
import type { Language } from '#server/session/visitor.ts';
import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import type { Counted } from '#server/catalogue/facet-count.ts';
import { describeFacets, priceFacet } from '#server/catalogue/facet-labels.ts';
import { categoryOf, describeSubject, sortsOf, surroundings } from './list-subject.ts';
import type { KeptList } from '#server/catalogue/kept-list.ts';
import type { LookedUp } from './list-subject.ts';

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

/** By version of the catalogue, then by language and what a list can be sorted by. */
const keptSurroundings = new WeakMap<CatalogueIndex, Map<string, string>>();

function surroundingsJson(index: CatalogueIndex, language: Language, sorts: readonly SortKey[]): string {
  const kept = keptSurroundings.get(index) ?? new Map<string, string>();
  const key = `${language} ${sorts.join(' ')}`;
  keptSurroundings.set(index, kept);
  const json =
    kept.get(key) ??
    JSON.stringify(Surroundings.parse({ ...noNeighbours, ...surroundings(index, language, sorts) })).slice(
      1,
      -1,
    );
  kept.set(key, json);
  return json;
}

/** Describes a counted list; checked against the contract here, once, and not when it is sent. */
export function describeList(counted: Counted, subject: LookedUp, language: Language): KeptList {
  const { index } = subject.view;
  const offered = facetNames.filter((name) => subject.isPriced || name !== priceFacet);
  const { values } = subject.selection;
  const facets = describeFacets(index, counted, offered, values, categoryOf(subject), language);
  const item = JSON.stringify(ListSubject.parse(describeSubject(subject, language)));
  const head = `"item":${item},${surroundingsJson(index, language, sortsOf(subject))},"filters":${facets}`;
  return { rows: counted.rows, facets, head, pages: new Map() };
}
