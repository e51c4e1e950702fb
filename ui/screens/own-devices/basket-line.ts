import { articlePath } from '#contract/article-path.ts';
import type { CountedSupply } from '#domain/printer-table.ts';
import type { LineToReorder } from '#machines/reorder/reorder.types.ts';
import type { ShownSupply } from '#ui/shop/shown-supply.ts';

/** An article of a set as it goes into the basket, booked on the cost center of its device. */
export const basketLine = ({
  article,
  quantity,
  costCenter,
}: CountedSupply<ShownSupply> & { readonly costCenter: string }): LineToReorder => ({
  articleNumber: article.articleNumber,
  shopDepotId: article.shopDepotId,
  displayName: article.displayName,
  url: articlePath(article),
  unit: article.price.unit,
  quantity,
  hint: '',
  costCenter,
});
