import type { ListPosition } from '#contract/shopping-list.ts';
import type { LineToReorder } from '#machines/reorder/reorder.types.ts';

/** A position of a list as it goes into the basket, with what is noted for the order. */
export const lineToReorder = (position: ListPosition): LineToReorder => ({
  articleNumber: position.article_number,
  shopDepotId: position.shop_depot_id,
  quantity: position.quantity,
  unit: position.unit,
  url: position.url,
  displayName: position.display_name,
  hint: position.data.hint,
  costCenter: position.data.costCenter,
  offerNumber: position.data.offerNumber,
});
