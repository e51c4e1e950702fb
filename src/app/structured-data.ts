import { articlePath } from '#contract/article-path.ts';
import type { ArticleDetail } from '#contract/article.ts';
import { toldDeliveryState } from '#domain/stock.ts';

/** Delivery states schema.org has a word of its own for; the others come later. */
const availabilities: Readonly<Record<number, string>> = { 1: 'InStock', 2: 'OutOfStock', 5: 'Discontinued' };

function availabilityOf({ sap_delivery_state: deliveryState, stock }: ArticleDetail): string {
  const told = toldDeliveryState({ deliveryState, stock, allowOrdersWithoutStock: false });
  return availabilities[told] ?? 'BackOrder';
}

/** schema.org record of an article for search engines; amounts as decimal strings. */
export function articleStructuredData(article: ArticleDetail): Readonly<Record<string, unknown>> {
  const { gross_price: gross } = article.price;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: article.displayName,
    sku: article.articleNumber,
    mpn: article.manufacturerNumber,
    brand: { '@type': 'Brand', name: article.brandName },
    ...(gross === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url: articlePath(article),
            price: (gross / 100).toFixed(2),
            priceCurrency: 'EUR',
            availability: `https://schema.org/${availabilityOf(article)}`,
          },
        }),
  };
}
