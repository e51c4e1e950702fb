import type { FacetName, FacetSelection } from '#contract/address-query.ts';
import { basisfarben } from '#contract/article.ts';
import { FacetValue } from '#contract/listing.ts';
import { byColour } from '#domain/colour-order.ts';
import { deliveryStateNumbers, deliveryStateOf } from '#domain/delivery.ts';
import { formatNumber } from '#domain/money-format.ts';
import { slugOf } from './slug.ts';
import { columnFills, columnPacks } from './catalogue-facts.ts';
import type { CategoryFacts } from './catalogue-facts.ts';
import type { Language } from '#server/session/visitor.ts';
import { textsOf } from '#texts/catalogues.ts';
import { catalogue as german } from '#texts/de/catalogue.ts';
import { catalogue as english } from '#texts/en/catalogue.ts';
import type { Texts } from '#texts/texts.ts';
import { priceBandValues, priceLimitsCents, yieldBandValues, yieldLimits } from './bands.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { Counted } from './facet-count.ts';

export type CatalogueTexts = typeof german;

export const catalogueTexts = (language: Language): CatalogueTexts => (language === 'en' ? english : german);

/** One selectable value of a facet and the column values it stands for. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** First and last column value. */
  readonly from: number;
  readonly to: number;
}

const makes = ['original', 'compatible', 'rebuilt'] as const;
const mostFreeChoices = 40;

/** The facet that a shop without prices does not have. */
export const priceFacet: FacetName = 'priceBand';

function priceLabel(band: number, texts: CatalogueTexts): string {
  const lower = (priceLimitsCents[band - 1] ?? 0) / 100;
  const upper = (priceLimitsCents[band] ?? 0) / 100;
  if (band > priceLimitsCents.length) return texts.priceOnRequest;
  if (band === priceLimitsCents.length) return texts.priceFrom({ lower });
  return band === 0 ? texts.priceUpTo({ upper }) : texts.priceBetween({ lower, upper });
}

function yieldLabel(band: number, texts: CatalogueTexts, language: Language): string {
  const lower = formatNumber(yieldLimits[band - 1] ?? 0, language);
  const upper = formatNumber(yieldLimits[band] ?? 0, language);
  if (band === yieldLimits.length) return texts.yieldFrom({ lower });
  return band === 0 ? texts.yieldUpTo({ upper }) : texts.yieldBetween({ lower, upper });
}

const single = (value: string, label: string, place: number): Choice => ({
  value,
  label,
  from: place,
  to: place,
});

/** What basic colours are called. */
export const colourLabels = (texts: CatalogueTexts) => ({
  schwarz: texts.colourSchwarz,
  cyan: texts.colourCyan,
  magenta: texts.colourMagenta,
  gelb: texts.colourGelb,
  farbig: texts.colourFarbig,
  grau: texts.colourGrau,
  weiss: texts.colourWeiss,
  sonstige: texts.colourSonstige,
});

/** Name and span of a delivery state (docs/decisions/0014). */
export function deliveryStateLabel(
  state: (typeof deliveryStateNumbers)[number],
  { deliveryStates, workingDays }: Texts['vocabulary'],
): string {
  const { name, span } = deliveryStateOf(state);
  if (span === null) return deliveryStates[name];
  return `${deliveryStates[name]} (${workingDays({ minimum: span.minimumDays, maximum: span.maximumDays })})`;
}

/** Categories offered as a facet: the children of the list's category, else the leaves of the tree. */
function categoryChoices(index: CatalogueIndex, within: CategoryFacts | null): readonly CategoryFacts[] {
  if (within !== null) return index.categories.filter((category) => category.parentId === within.id);
  return index.categories.filter((category) => category.position === category.lastPosition);
}

/** Every value a facet offers in a list; `within` is the list's category. */
export function choicesOf(
  name: FacetName,
  index: CatalogueIndex,
  within: CategoryFacts | null,
  language: Language,
): readonly Choice[] {
  const texts = catalogueTexts(language);
  const { article, vocabulary } = textsOf(language);
  switch (name) {
    case 'category':
      return categoryChoices(index, within).map((category) => ({
        value: category.slug,
        label: category.name,
        from: category.position,
        to: category.lastPosition,
      }));
    case 'brand':
      return index.brands.map((brand) => single(brand.slug, brand.name, brand.id));
    case 'make':
      return makes.map((make, place) => single(make, article.make[make], place));
    case 'basisfarbe':
      return basisfarben
        .map((basisfarbe, place) => ({ basisfarbe, farbe: null, place }))
        .toSorted(byColour)
        .map(({ basisfarbe, place }) => single(basisfarbe, colourLabels(texts)[basisfarbe], place));
    case 'fill':
      return columnFills.map((fill, place) => single(fill, texts.fill[fill], place));
    case 'pack':
      return columnPacks.map((pack, place) => single(pack, texts.pack[pack], place));
    case 'deliveryState':
      return deliveryStateNumbers.map((state) =>
        single(String(state), deliveryStateLabel(state, vocabulary), state),
      );
    case 'priceBand':
      return priceBandValues.map((value, band) => single(value, priceLabel(band, texts), band));
    case 'yieldBand':
      return yieldBandValues.map((value, band) => single(value, yieldLabel(band, texts, language), band));
    case 'begreen':
      return index.begreenLabels.map((label, place) => single(slugOf(label), label, place));
    case 'bStock':
      return [single('true', texts.onlyBStock, 1)];
  }
}

/** What the facets are called. */
export const facetLabels = (texts: CatalogueTexts): Readonly<Record<FacetName, string>> => ({
  category: texts.facetCategory,
  brand: texts.facetBrand,
  make: texts.facetMake,
  basisfarbe: texts.facetBasisfarbe,
  fill: texts.facetFill,
  pack: texts.facetPack,
  deliveryState: texts.facetDeliveryState,
  priceBand: texts.facetPriceBand,
  yieldBand: texts.facetYieldBand,
  begreen: texts.facetBegreen,
  bStock: texts.facetBStock,
});

function sumOf(counts: Uint32Array, choice: Pick<Choice, 'from' | 'to'>): number {
  let sum = 0;
  for (let place = choice.from; place <= choice.to; place += 1) sum += counts[place] ?? 0;
  return sum;
}

/** A choice with the part of its JSON that no count changes. */
interface PreparedChoice extends Choice {
  readonly opened: string;
}

/** Opened JSON of a value, checked against the contract here, once, and not when its count is written. */
function openedValue(value: string, label: string): string {
  const {
    count: _count,
    isSelected: _isSelected,
    ...named
  } = FacetValue.parse({
    value,
    label,
    count: 0,
    isSelected: false,
  });
  return JSON.stringify(named).slice(0, -1);
}

/** Choices of one version of the catalogue, by language, facet and the category they are offered in. */
const keptChoices = new WeakMap<CatalogueIndex, Map<string, readonly PreparedChoice[]>>();

function preparedChoices(
  name: FacetName,
  index: CatalogueIndex,
  within: CategoryFacts | null,
  language: Language,
): readonly PreparedChoice[] {
  const kept = keptChoices.get(index) ?? new Map<string, readonly PreparedChoice[]>();
  keptChoices.set(index, kept);
  const key = `${language} ${name} ${name === 'category' ? (within?.id ?? '') : ''}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = choicesOf(name, index, within, language).map((choice) => ({
    ...choice,
    opened: openedValue(choice.value, choice.label),
  }));
  kept.set(key, made);
  return made;
}

interface CountedChoice {
  readonly value: string;
  readonly opened: string;
  readonly count: number;
}

/**
 * Facets of a list as JSON of the contract's `Facet[]`: values that would leave something, and every selected value even
 * at zero, so that it can be taken off again. Free values (brands, categories) come by number of articles, ordered ones
 * in their order.
 */
export function describeFacets(
  index: CatalogueIndex,
  counted: Pick<Counted, 'counts'>,
  offered: readonly FacetName[],
  selection: FacetSelection,
  within: CategoryFacts | null,
  language: Language,
): string {
  const labels = facetLabels(catalogueTexts(language));
  const facets = offered.flatMap((name) => {
    const values = describeValues(name, index, counted, new Set(selection[name]), within, language);
    return values.length === 0
      ? []
      : [`{"name":"${name}","label":${JSON.stringify(labels[name])},"values":[${values.join(',')}]}`];
  });
  return `[${facets.join(',')}]`;
}

function describeValues(
  name: FacetName,
  index: CatalogueIndex,
  counted: Pick<Counted, 'counts'>,
  selected: ReadonlySet<string>,
  within: CategoryFacts | null,
  language: Language,
): string[] {
  const counts = counted.counts[name];
  const offered = new Set<string>();
  const values: CountedChoice[] = [];
  for (const { value, opened, from, to } of preparedChoices(name, index, within, language)) {
    const count = sumOf(counts, { from, to });
    if (count === 0 && !selected.has(value)) continue;
    values.push({ value, opened, count });
    offered.add(value);
  }
  if (name === 'brand' || name === 'category') values.sort((left, right) => right.count - left.count);
  if (name === 'category') {
    for (const slug of selected)
      if (!offered.has(slug)) values.push(...categoryElsewhere(slug, index, counts));
  }
  let shown = 0;
  return values.flatMap(({ value, opened, count }) => {
    const isSelected = selected.has(value);
    if (!isSelected && shown >= mostFreeChoices) return [];
    shown += 1;
    return [`${opened},"count":${count},"isSelected":${isSelected}}`];
  });
}

/** A selected category the list does not offer, since it stands elsewhere in the tree. */
function categoryElsewhere(slug: string, index: CatalogueIndex, counts: Uint32Array): CountedChoice[] {
  const category = index.categoryBySlug.get(slug);
  if (category === undefined) return [];
  const choice = { from: category.position, to: category.lastPosition };
  return [{ value: slug, opened: openedValue(slug, category.name), count: sumOf(counts, choice) }];
}
