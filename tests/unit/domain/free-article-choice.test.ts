import { expect, it } from 'vitest';
import type { FreeArticle } from '#contract/basket.ts';
import { freeArticleChoice } from '#domain/free-article-choice.ts';

const gift = (id: number, problem = ''): FreeArticle => ({
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
const choiceOf = (freeArticles: FreeArticle[], possibleFreeArticles: FreeArticle[]) =>
  freeArticleChoice({
    freeArticles,
    possibleFreeArticles,
    couponFreeArticles: { type: 'value_of_goods', count: 2 },
  });

it('[S4.3-13] as many free articles may be chosen as the order has room for, of those within reach', () => {
  const outOfReach = gift(9, 'Noch 10,02 EUR, dann bekommen Sie diesen Artikel gratis dazu.');
  expect([
    choiceOf([], [outOfReach]),
    choiceOf([], [gift(1), outOfReach]),
    choiceOf([], [gift(1), gift(2), gift(3)]),
    choiceOf([gift(1)], [outOfReach]),
    choiceOf([outOfReach], [gift(1)]),
  ]).toEqual([
    { chosen: 0, most: 0 },
    { chosen: 0, most: 1 },
    { chosen: 0, most: 2 },
    { chosen: 1, most: 1 },
    { chosen: 0, most: 1 },
  ]);
});
