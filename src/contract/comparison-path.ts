import { oneLineOf } from './storable.ts';

/** Parameters of the page that compares articles. */
export const comparisonParameters = {
  articles: 'articles',
  /** A number somebody types to have one more article beside the others. */
  added: 'add',
  /** Leaves out what is alike. */
  only: 'only',
} as const;

export const onlyDifferences = 'differences';
export const comparisonPage = '/shop/compare';

/** Articles that stand side by side at once. */
export const mostCompared = 4;

/** Letters of all their names together, as an address has them. */
export const longestComparison = 400;

interface Named {
  readonly articleNumber: string;
  readonly shopDepotId: number;
}

export const comparisonKey = ({ articleNumber, shopDepotId }: Named): string =>
  `${articleNumber}-${shopDepotId}`;

/** Address of the page that has these articles side by side; it can be sent to somebody. */
export function comparisonPath(articles: readonly Named[], isOnlyDifferent = false): string {
  if (articles.length === 0) return comparisonPage;
  const keys = articles.map(comparisonKey).join(',');
  // One article differs in nothing.
  const only =
    isOnlyDifferent && articles.length > 1 ? `&${comparisonParameters.only}=${onlyDifferences}` : '';
  return `${comparisonPage}?${comparisonParameters.articles}=${keys}${only}`;
}

interface AskedComparison {
  /** Names of articles, parted by commas; empty without one. */
  readonly articles: string;
  /** One more, as somebody typed it. */
  readonly added: string;
  readonly isOnlyDifferent: boolean;
}

/** What the address of a comparison asks for. */
export const readComparison = (search: URLSearchParams): AskedComparison => ({
  articles: oneLineOf(search.get(comparisonParameters.articles) ?? '').slice(0, longestComparison),
  added: oneLineOf(search.get(comparisonParameters.added) ?? '').replaceAll(',', ' '),
  isOnlyDifferent: search.get(comparisonParameters.only) === onlyDifferences,
});
