import { articlePath } from './article-path.ts';

/** Where the ratings stand on the page of an article. */
export const ratingsAnchor = 'bewertungen';

/** What its address says of them. */
export const ratingPageParameter = 'ratings';

/** Pages of an article's ratings that can be asked for. */
export const mostRatingPages = 1000;

/** The page of ratings an address asks for; the first for whatever is none. */
export function ratingPageIn(search: URLSearchParams): number {
  const said = search.get(ratingPageParameter) ?? '';
  const page = /^[1-9]\d{0,3}$/.test(said) ? Number(said) : 1;
  return page > mostRatingPages ? 1 : page;
}

/** Address of a page of an article's ratings. */
export const ratingsPath = (article: Parameters<typeof articlePath>[0], page = 1): string =>
  `${articlePath(article)}${page === 1 ? '' : `?${ratingPageParameter}=${page}`}#${ratingsAnchor}`;
