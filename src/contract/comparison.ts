import * as z from 'zod/mini';
import { ArticleDetail } from './article.ts';
import { get } from './endpoint.ts';
import { longestComparison, mostCompared } from './comparison-path.ts';
import { line } from './text.ts';

export const comparisonEndpoints = {
  /** Names as in `article.bySlug`, parted by commas. */
  articles: get({
    name: 'comparison.articles',
    path: '/shop/compare',
    access: 'everybody',
    summary: 'Up to four articles to be compared; names that mean none are told.',
    spec: [],
    weight: mostCompared,
    query: z.object({ articles: line(longestComparison, 1) }),
    reply: z.object({
      items: z.array(ArticleDetail),
      /** Names no article was found by. */
      unknown: z.array(z.string()),
      /** Names of more articles than are compared at once. */
      surplus: z.array(z.string()),
    }),
  }),
};
