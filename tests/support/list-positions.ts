import type { ListPosition } from '#contract/shopping-list.ts';
import { samplePosition } from '#machines/basket/basket.samples.ts';

/** A position of a shopping list: toner that can be had. */
export function sampleListPosition(facts: Pick<ListPosition, 'id' | 'quantity'>): ListPosition {
  const { articleNumber, shopDepotId, displayName, ...more } = samplePosition();
  return {
    ...more,
    article_id: 1,
    article_number: articleNumber,
    shop_depot_id: shopDepotId,
    custom_article_number: '',
    custom_article_info: '',
    display_name: displayName,
    position: 1,
    data: { hint: '', costCenter: '', offerNumber: '' },
    ...facts,
  };
}
