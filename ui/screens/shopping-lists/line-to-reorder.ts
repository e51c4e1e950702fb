import type { ListPosition } from '#contract/shopping-list.ts';
import type { LineToReorder } from '#machines/reorder/reorder.types.ts';

/**
 * A position of a list as it goes into the basket, with what is noted for the order.
 *
 * @param quantity what its field shows: more may have been entered than the page has loaded
 */
export const lineToReorder = (position: ListPosition, quantity: number): LineToReorder => ({
  articleNumber: position.article_number,
  shopDepotId: position.shop_depot_id,
  quantity,
  unit: position.unit,
  url: position.url,
  displayName: position.display_name,
  hint: position.data.hint,
  costCenter: position.data.costCenter,
  offerNumber: position.data.offerNumber,
});
