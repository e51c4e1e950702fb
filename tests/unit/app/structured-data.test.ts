import { expect, it } from 'vitest';
import { articleStructuredData } from '#app/structured-data.ts';
import type { ArticleDetail } from '#contract/article.ts';
import { sampleTile } from '#tests/unit/ui/shop/sample-articles.ts';

it.each([
  [1, 3, 'InStock'],
  [1, 0, 'OutOfStock'],
  [2, 0, 'OutOfStock'],
  [4, 5, 'BackOrder'],
  [5, 7, 'OutOfStock'],
  [7, 0, 'BackOrder'],
])('[S4.3-05] tells search engines of state %i with stock %i: %s', (state, stock, availability) => {
  const article = sampleTile({ sap_delivery_state: state, stock }) as unknown as ArticleDetail;
  expect(articleStructuredData(article)['offers']).toMatchObject({
    availability: `https://schema.org/${availability}`,
  });
});
