import type { ArticleTile } from '#contract/article.ts';

/** Address of the page for offers, for an article that is to be on the request; tiles bring no file more for it. */
export const offerRequestAddress = ({
  articleNumber,
  shopDepotId,
}: Pick<ArticleTile, 'articleNumber' | 'shopDepotId'>): string =>
  `/offerrequest?article=${articleNumber}-${shopDepotId}`;
