import { expect, it } from 'vitest';
import {
  freeArticleCount,
  isFreeArticleAvailable,
  isFreeArticleShown,
  missingAmountText,
  missingToFreeArticle,
} from '#domain/free-article.ts';

const range = { value_of_goods_from: 10_000, value_of_goods_to: 20_000 };

it('[S4.3-12][S4.3-14] a free article is available from a value of goods on, and shown up to another', () => {
  expect([9_999, 10_000, 20_000, 20_001].map((goods) => isFreeArticleAvailable(range, goods))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect([0, 20_000, 20_001].map((goods) => isFreeArticleShown(range, goods))).toEqual([true, true, false]);
  const open = { value_of_goods_from: 0, value_of_goods_to: 0 };
  expect([isFreeArticleAvailable(open, 0), isFreeArticleShown(open, 9_999_999)]).toEqual([true, true]);
});

it('[S5-19] what is missing to it is a number with two decimals, a comma and EUR', () => {
  expect(missingToFreeArticle(range, 8_766)).toBe(1_234);
  expect(missingToFreeArticle(range, 10_000)).toBe(0);
  expect([1_234, 5, 100_000].map(missingAmountText)).toEqual(['12,34 EUR', '0,05 EUR', '1000,00 EUR']);
});

it('[S9-14] two go with an order', () => {
  expect(freeArticleCount).toBe(2);
});
