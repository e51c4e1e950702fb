import * as z from 'zod/mini';
import { Facet, ListReply, ListSubject } from '#contract/listing.ts';
import type { Language } from '#server/visitor.ts';
import type { Counted } from './facet-count.ts';
import { describeFacets } from './facet-labels.ts';
import { describeSubject, surroundings } from './list-subject.ts';
import type { LookedUp } from './list-subject.ts';

/** A list as far as it depends on the version of the catalogue only: counted, and described once in each language. */
export interface KeptList extends Counted {
  readonly described: Map<Language, DescribedList>;
  /** Ids of pages that were asked for, by order and place. */
  readonly pages: Map<string, readonly number[]>;
}

/** Parts of the reply as JSON, checked against the contract. */
export interface DescribedList {
  readonly facets: string;
  /** Everything but articles, paging, exact hit and correction: the fields without the braces. */
  readonly head: string;
}

const mostPages = 40;
const describedBytes = 10_000;

export const keptListBytes = ({ rows }: Counted): number => rows.byteLength + describedBytes;

/** Page of a list, cut once. */
export function pageOf(list: KeptList, key: string, cut: () => readonly number[]): readonly number[] {
  const known = list.pages.get(key);
  if (known !== undefined) return known;
  const ids = cut();
  if (list.pages.size >= mostPages) list.pages.clear();
  list.pages.set(key, ids);
  return ids;
}

const ListHead = z.omit(ListReply, {
  items: true,
  paging: true,
  filters: true,
  exactHit: true,
  correctedSearch: true,
});
const Facets = z.array(Facet);

const unused = {
  variantArticles: [],
  alternativeArtikel: [],
  oekoAlternativeArtikel: [],
  zubehoerArtikel: [],
  crossSellingArtikel: [],
};

/** Describes a list in a language; checked against the contract here, once, and not when it is sent. */
export function describeList(list: KeptList, subject: LookedUp, language: Language): DescribedList {
  const known = list.described.get(language);
  if (known !== undefined) return known;
  const { index } = subject.view;
  const facets = JSON.stringify(
    Facets.parse(describeFacets(index, list, subject.selection, subject.category, language)),
  );
  const head = ListHead.parse({
    item: ListSubject.parse(describeSubject(subject, language)),
    ...unused,
    ...surroundings(index, language),
  });
  const described = { facets, head: `${JSON.stringify(head).slice(1, -1)},"filters":${facets}` };
  list.described.set(language, described);
  return described;
}
