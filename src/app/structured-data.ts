import { articlePath } from '#contract/article-path.ts';
import type { ArticleDetail } from '#contract/article.ts';
import type { ArticleRatings } from '#contract/rating.ts';
import { makersNumber } from '#domain/makers-number.ts';
import { isOrderable, isPriceDisplayable, stockFactsOf, warehouseState } from '#domain/stock.ts';

/** What of the shop decides how an article is told. */
interface ShopRules {
  readonly isPriceDisplayed: boolean;
  readonly allowOrdersWithoutStock: boolean;
}

function availabilityOf(article: ArticleDetail, rules: ShopRules): string {
  const facts = stockFactsOf(article, rules);
  const { deliveryState, stock } = facts;
  if (!isOrderable(facts)) return 'OutOfStock';
  return deliveryState === warehouseState && stock > 0 ? 'InStock' : 'BackOrder';
}

/** schema.org record of an article for search engines; amounts as decimal strings, where the shop shows them (S4.3-07), and what buyers say where some do. */
export function articleStructuredData(
  article: ArticleDetail,
  rules: ShopRules,
  { average, count }: Pick<ArticleRatings, 'average' | 'count'>,
): Readonly<Record<string, unknown>> {
  const { gross_price: gross, net_price: netPrice } = article.price;
  const { isPriceDisplayed } = rules;
  const ofMaker = makersNumber(article);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: article.displayName,
    sku: article.articleNumber,
    ...(ofMaker === null ? {} : { mpn: ofMaker }),
    ...(article.ean === undefined ? {} : { [`gtin${article.ean.length}`]: article.ean }),
    brand: { '@type': 'Brand', name: article.brandName },
    ...(average === null
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count } }),
    ...(gross === null || !isPriceDisplayable({ netPrice, isPriceDisplayed })
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url: articlePath(article),
            price: (gross / 100).toFixed(2),
            priceCurrency: 'EUR',
            availability: `https://schema.org/${availabilityOf(article, rules)}`,
          },
        }),
  };
}
