import type { UnsortedArticleRow } from './rows.ts';

/** What the properties of an article are read from. */
export interface PropertySource {
  readonly article: UnsortedArticleRow;
  readonly rootSlug: string;
  /** Kinds of the printers it fits, each once. */
  readonly deviceKinds: readonly string[];
}

interface PropertyRule {
  readonly name: string;
  /** Values of an article, as they are shown. */
  readonly valuesOf: (source: PropertySource) => readonly string[];
}

/** What a pattern finds in the article's name, written by `show`. */
const inName =
  (pattern: RegExp, show: (found: string) => string = (found) => found) =>
  ({ article }: PropertySource): readonly string[] => {
    const found = pattern.exec(article.name);
    return found === null ? [] : [show(found[1] ?? found[0])];
  };

/** Goods whose name says a size of paper, not of furniture. */
const paperRoots: ReadonlySet<string> = new Set([
  'druckerverbrauch',
  'etiketten-beschriftung',
  'papier',
  'umschlaege-versand',
  'ordnen',
  'buerotechnik',
]);
const paperSize = inName(/\b(?:A[3-6]|B[45]|C6\/5|C[4-6]|DIN lang|\d+(?:,\d+)?(?: x \d+(?:,\d+)?)+ mm)\b/);

const decimal = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 });

/** Content in one of some units. */
const contentIn =
  (units: readonly string[]) =>
  ({ article: { content, content_unit: unit } }: PropertySource): readonly string[] =>
    content !== null && units.includes(unit) ? [`${decimal.format(content)} ${unit}`] : [];

const contents = contentIn(['ml', 'l', 'g', 'kg']);

/** What printers print with, by their kind. */
const printingByDevice: Readonly<Record<string, string>> = {
  inkjet: 'Tintenstrahl',
  laser: 'Laser',
  led: 'LED',
  'dot-matrix': 'Nadel',
  label: 'Etikettendruck',
  fax: 'Fax',
  'large-format': 'Großformat',
};

/** Properties of the demo's articles; the range of a cartridge is a filter of every list and none of them. */
export const propertyRules: readonly PropertyRule[] = [
  {
    name: 'Format',
    valuesOf: (source) =>
      paperRoots.has(source.rootSlug) || source.article.kind === 'label-roll' ? paperSize(source) : [],
  },
  { name: 'Grammatur', valuesOf: inName(/(\d+) g\/m²/, (grams) => `${grams} g/m²`) },
  {
    name: 'Bandbreite',
    valuesOf: (source) =>
      source.article.kind === 'label-tape'
        ? inName(/(\d+(?:,\d+)?) mm/, (width) => `${width} mm`)(source)
        : [],
  },
  { name: 'Lineatur', valuesOf: inName(/\b(?:punktkariert|kariert|liniert|blanko)\b/) },
  { name: 'Speicher', valuesOf: contentIn(['GB', 'TB']) },
  {
    name: 'Inhalt',
    // A capacity is no content (docs/decisions/0013).
    valuesOf: (source) =>
      source.article.content_net !== null || source.article.kind === 'ink' ? contents(source) : [],
  },
  {
    name: 'Messnorm',
    valuesOf: ({ article: { yield_norm: norm } }) => (norm === null ? [] : [norm]),
  },
  {
    name: 'Druckverfahren',
    valuesOf: ({ deviceKinds }) =>
      deviceKinds.flatMap((kind) => (printingByDevice[kind] === undefined ? [] : [printingByDevice[kind]])),
  },
];
