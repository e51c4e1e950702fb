import type { FacetName, FacetSelection } from '#contract/address-query.ts';
import { facetNames, orderedSelection } from '#contract/address-query.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { Allowed } from './facet-count.ts';
import { choicesOf } from './facet-labels.ts';

/** First and last column value a facet's value stands for. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** What a filter selects of the catalogue as it is. */
export interface KnownSelection {
  /** Values the catalogue has, in one form. */
  readonly values: FacetSelection;
  /** Facets of which only values nobody knows were asked for: nothing passes them. */
  readonly unmatched: readonly FacetName[];
}

/** Spans by value, for one version of the catalogue. */
const keptSpans = new WeakMap<CatalogueIndex, Map<FacetName, ReadonlyMap<string, Span>>>();

function spansOf(index: CatalogueIndex, name: FacetName): ReadonlyMap<string, Span> {
  const kept = keptSpans.get(index) ?? new Map<FacetName, ReadonlyMap<string, Span>>();
  keptSpans.set(index, kept);
  const known = kept.get(name);
  if (known !== undefined) return known;
  const spans = new Map(
    name === 'category'
      ? index.categories.map(({ slug, position, lastPosition }) => [
          slug,
          { from: position, to: lastPosition },
        ])
      : choicesOf(name, index, null, 'de').map(({ value, from, to }) => [value, { from, to }]),
  );
  kept.set(name, spans);
  return spans;
}

/**
 * Takes out of a filter what the catalogue does not know, before anything is counted, kept or drawn (docs/decisions/0035). What
 * follows costs what the catalogue has, not what was asked.
 */
export function knownSelection(asked: FacetSelection, index: CatalogueIndex): KnownSelection {
  const values: FacetSelection = {};
  const unmatched: FacetName[] = [];
  for (const name of facetNames) {
    const own = asked[name] ?? [];
    if (own.length === 0) continue;
    const spans = spansOf(index, name);
    values[name] = own.filter((value) => spans.has(value));
    if (values[name].length === 0) unmatched.push(name);
  }
  return { values: orderedSelection(values), unmatched };
}

/** Column values a selection lets pass, per facet. */
export function allowedBy({ values, unmatched }: KnownSelection, index: CatalogueIndex): Allowed {
  const tables = facetNames.map((name) => {
    const own = values[name] ?? [];
    if (own.length === 0 && !unmatched.includes(name)) return [name, null] as const;
    const table = new Uint8Array(index.facet(name, 'b2b').size);
    const spans = spansOf(index, name);
    for (const value of own) {
      const span = spans.get(value);
      if (span !== undefined) table.fill(1, span.from, span.to + 1);
    }
    return [name, table] as const;
  });
  return Object.fromEntries(tables) as Allowed;
}
