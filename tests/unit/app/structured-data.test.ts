import { expect, it } from 'vitest';
import { articleStructuredData } from '#app/structured-data.ts';
import type { ArticleDetail } from '#contract/article.ts';
import { sampleTile } from '#tests/unit/ui/shop/sample-articles.ts';

const unrated = { average: null, count: 0 };
const shop = { isPriceDisplayed: true, allowOrdersWithoutStock: false };

it.each([
  [1, 3, 'InStock'],
  [1, 0, 'OutOfStock'],
  [2, 0, 'OutOfStock'],
  [4, 5, 'BackOrder'],
  [5, 7, 'OutOfStock'],
  [7, 0, 'BackOrder'],
])('[S4.3-05] tells search engines of state %i with stock %i: %s', (state, stock, availability) => {
  const article = sampleTile({ sap_delivery_state: state, stock }) as unknown as ArticleDetail;
  expect(articleStructuredData(article, shop, unrated)['offers']).toMatchObject({
    availability: `https://schema.org/${availability}`,
  });
});

it('[S4.3-04] tells of a shop that sells without stock that everything can be had', () => {
  for (const state of [1, 2, 5]) {
    const article = sampleTile({ sap_delivery_state: state, stock: 0 }) as unknown as ArticleDetail;
    expect(
      articleStructuredData(article, { ...shop, allowOrdersWithoutStock: true }, unrated)['offers'],
    ).toMatchObject({ availability: 'https://schema.org/BackOrder' });
  }
});

it('tells a maker’s number only where the maker gave one', () => {
  const told = (manufacturerNumber: string) =>
    articleStructuredData(
      sampleTile({ articleNumber: 'K1', manufacturerNumber }) as unknown as ArticleDetail,
      shop,
      unrated,
    );
  expect(told('CF259X')).toMatchObject({ sku: 'K1', mpn: 'CF259X' });
  expect(told('K1')).not.toHaveProperty('mpn');
});

it.each([
  ['4006381333931', { gtin13: '4006381333931' }],
  ['96385074', { gtin8: '96385074' }],
])('tells the number of the barcode: %s', (ean, told) => {
  const article = { ...sampleTile({}), ean } as unknown as ArticleDetail;
  expect(articleStructuredData(article, shop, unrated)).toMatchObject(told);
});

it('[S4.3-07] tells no price that the shop does not show', () => {
  const article = sampleTile({ sap_delivery_state: 1, stock: 3 }) as unknown as ArticleDetail;
  expect(articleStructuredData(article, { ...shop, isPriceDisplayed: false }, unrated)).not.toHaveProperty(
    'offers',
  );
});

it('[S7.1-13] tells what buyers say where some do', () => {
  const article = sampleTile({}) as unknown as ArticleDetail;
  expect(articleStructuredData(article, shop, unrated)).not.toHaveProperty('aggregateRating');
  expect(articleStructuredData(article, shop, { average: 4.3, count: 12 })['aggregateRating']).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.3,
    reviewCount: 12,
  });
});
