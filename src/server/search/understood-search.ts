import type { FacetSelection } from '#contract/address-query.ts';
import { facetNames } from '#contract/address-query.ts';
import type { DeviceSuggestion, NumberSuggestion } from './suggestion.repository.ts';
import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import { allowedBy, knownSelection } from '#server/catalogue/known-selection.ts';
import type { FacetWords } from './query-facets.ts';
import type { Reading } from './query-readings.ts';
import type { SearchHits } from './search-rows.ts';

/** A printer that was named but is not known, as its name would be written, with the models next to it. */
export interface MissingDevice {
  readonly name: string;
  /** Its number, folded. */
  readonly number: string;
  readonly alike: readonly DeviceSuggestion[];
}

/** All colours of printers, which their pages offer at one press. */
export interface WholeSet {
  /** Folded. */
  readonly words: readonly string[];
  /** Printers with several colours. */
  readonly deviceIds: readonly number[];
}

/** What a search was understood to mean and what it found. */
export interface UnderstoodSearch extends SearchHits {
  /** Words the hits were found by, as `planSearch` takes them. */
  readonly words: readonly string[];
  /** The reading of the words that found them, when they found nothing as typed. */
  readonly readAs: Reading | null;
  /** Facets the words name; the rows are not narrowed by them yet, so that their alternatives can be counted. */
  readonly facets: readonly FacetWords[];
  /** Printers that were named; all rows fit one of them. Empty where none was named, or too many. */
  readonly devices: readonly DeviceSuggestion[];
  /** What asks for all colours of the printers at once, where some have several; null elsewhere. */
  readonly wholeSet: WholeSet | null;
  /** Words about what fits the printers, folded. */
  readonly articleWords: readonly string[];
  readonly missingDevice: MissingDevice | null;
  /** Numbers that begin as the typed one does, where nothing was found. */
  readonly nearNumbers: readonly NumberSuggestion[];
  /** Words that pages of the shop are looked for by, folded; with typing errors mended where a page is meant. */
  readonly pageWords: readonly string[];
  /** Where the shop's staff lead who searches so, in place of a list. */
  readonly redirect: string | null;
}

/** What facets select, added to what is selected already. */
export function withFacets(selection: FacetSelection, facets: readonly FacetWords[]): FacetSelection {
  const joined = facetNames.flatMap((name) => {
    const own = facets.filter((facet) => facet.name === name).flatMap(({ values }) => values);
    const all = [...(selection[name] ?? []), ...own];
    return all.length === 0 ? [] : [[name, [...new Set(all)]] as const];
  });
  return Object.fromEntries(joined);
}

/** Whether a row passes every facet. */
export function isWithin(facets: readonly FacetWords[], index: CatalogueIndex): (row: number) => boolean {
  const allowed = allowedBy(knownSelection(withFacets({}, facets), index), index);
  const active = facetNames.flatMap((name) => {
    const table = allowed[name];
    return table === null ? [] : [{ table, values: index.facet(name, 'b2b').values }];
  });
  return (row) => active.every(({ table, values }) => table[values[row]!] === 1);
}

/** How many of the rows pass every facet. */
export function countWithin(rows: Int32Array, facets: readonly FacetWords[], index: CatalogueIndex): number {
  if (facets.length === 0) return rows.length;
  const passes = isWithin(facets, index);
  let count = 0;
  for (const row of rows) if (passes(row)) count += 1;
  return count;
}
