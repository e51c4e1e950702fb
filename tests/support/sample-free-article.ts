import type { FreeArticle } from '#contract/basket.ts';

/** A free article of any value of goods; the problem says why it does not go with the order. */
export const sampleFreeArticle = (id: number, problem = ''): FreeArticle => ({
  id,
  article_number: `G${id}`,
  custom_article_number: '',
  shop_depot_id: 1,
  mainImage: '',
  display_name: `Stift ${id}`,
  body: '',
  quantity: 1,
  value_of_goods_from: 0,
  value_of_goods_to: 0,
  missing: 0,
  problem,
});
