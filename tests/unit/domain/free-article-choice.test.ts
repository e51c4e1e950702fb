import { expect, it } from 'vitest';
import type { FreeArticle } from '#contract/basket.ts';
import { freeArticleChoice } from '#domain/free-article-choice.ts';
import { sampleFreeArticle } from '#tests/support/sample-free-article.ts';

const choiceOf = (freeArticles: FreeArticle[], possibleFreeArticles: FreeArticle[]) =>
  freeArticleChoice({
    freeArticles,
    possibleFreeArticles,
    couponFreeArticles: { type: 'value_of_goods', count: 2 },
  });

it('[S4.3-13] as many free articles may be chosen as the order has room for, of those within reach', () => {
  const outOfReach = sampleFreeArticle(9, 'Noch 10,02 EUR, dann bekommen Sie diesen Artikel gratis dazu.');
  expect([
    choiceOf([], [outOfReach]),
    choiceOf([], [sampleFreeArticle(1), outOfReach]),
    choiceOf([], [sampleFreeArticle(1), sampleFreeArticle(2), sampleFreeArticle(3)]),
    choiceOf([sampleFreeArticle(1)], [outOfReach]),
    choiceOf([outOfReach], [sampleFreeArticle(1)]),
  ]).toEqual([
    { chosen: 0, most: 0 },
    { chosen: 0, most: 1 },
    { chosen: 0, most: 2 },
    { chosen: 1, most: 1 },
    { chosen: 0, most: 1 },
  ]);
});
