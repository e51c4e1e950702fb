import { articlePath } from '#contract/article-path.ts';
import type { ArticleDetail } from '#contract/article.ts';
import { isDelivered, toldDeliveryState, warehouseState } from '#domain/stock.ts';

function availabilityOf({ sap_delivery_state: deliveryState, stock }: ArticleDetail): string {
  const told = toldDeliveryState({ deliveryState, stock, allowOrdersWithoutStock: false });
  if (!isDelivered(told)) return 'OutOfStock';
  return told === warehouseState ? 'InStock' : 'BackOrder';
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
