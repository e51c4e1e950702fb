import { describe, expect, it } from 'vitest';
import { comparePages } from '#domain/page-comparison.ts';

const article = (name: string, priceCents: number | null, yieldPages: number | null, isOrderable = true) => ({
  name,
  priceCents,
  yieldPages,
  isOrderable,
});

const compared = (own: ReturnType<typeof article>, ...others: ReturnType<typeof article>[]) =>
  comparePages(own, others, (one) => one).map(({ article: { name }, isOwn, cost, savingPercent }) => ({
    name,
    isOwn,
    cost,
    savingPercent,
  }));

describe('the comparison of pages', () => {
  it('holds the article itself, the cheapest page first, with what each saves', () => {
    const original = article('Original', 10_000, 5_000);
    expect(compared(original, article('Dear', 12_000, 5_000), article('Compatible', 4_300, 5_000))).toEqual([
      { name: 'Compatible', isOwn: false, cost: 86, savingPercent: 57 },
      { name: 'Original', isOwn: true, cost: 200, savingPercent: null },
      { name: 'Dear', isOwn: false, cost: 240, savingPercent: -20 },
    ]);
  });

  it('puts what cannot be had last, the article itself as well, whatever it costs, and promises no saving with it', () => {
    const rows = compared(
      article('Own', 10_000, 5_000, false),
      article('Gone', 1_000, 5_000, false),
      article('Request', null, 3_000),
      article('Dear', 12_000, 5_000),
    );
    expect(rows.map(({ name, savingPercent }) => [name, savingPercent])).toEqual([
      ['Dear', -20],
      ['Request', null],
      ['Gone', null],
      ['Own', null],
    ]);
  });

  it('puts what no cost is known of last, in its order, and says nothing of a saving', () => {
    const rows = compared(
      article('Own', 5_000, null),
      article('Request', null, 3_000),
      article('Known', 3_000, 3_000),
    );
    expect(rows.map(({ name }) => name)).toEqual(['Known', 'Own', 'Request']);
    expect(rows.map(({ savingPercent }) => savingPercent)).toEqual([null, null, null]);
  });
});
