import { articlePath } from '#contract/article-path.ts';
import type { ratingPageParameter } from '#contract/rating.ts';

/** Where the ratings stand on the page of an article. */
export const ratingsAnchor = 'bewertungen';

// The contract holds schemas, which a view must not bring along: the type keeps both the same.
const parameter: typeof ratingPageParameter = 'ratings';

/** Address of a page of an article's ratings. */
export const ratingsPath = (article: Parameters<typeof articlePath>[0], page = 1): string =>
  `${articlePath(article)}${page === 1 ? '' : `?${parameter}=${page}`}#${ratingsAnchor}`;
