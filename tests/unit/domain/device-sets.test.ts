import { expect, it } from 'vitest';
import { combinedLines, setOfColumn } from '#domain/device-sets.ts';
import { amountOf } from '#domain/printer-table.ts';
import type { TabledSupply } from '#domain/printer-table.ts';
import { sampleTile } from '#tests/unit/ui/shop/sample-articles.ts';

function supply(change: Partial<TabledSupply> & { readonly id: number }): TabledSupply {
  const price = { ...sampleTile().price, net_price: 1000, gross_price: 1190 };
  return { ...sampleTile({ price, prices: [] }), isHighYield: false, yieldPages: 1000, ...change };
}

const black = { farbe: 'Schwarz', basisfarbe: 'schwarz' } as const;
const cyan = { farbe: 'Cyan', basisfarbe: 'cyan' } as const;
const all = () => true;

it('a printer of one colour has a set, too; where a kind is lacking, the first there is', () => {
  const toner = supply({ id: 1, ...black });
  expect(setOfColumn([toner], 'original', all)?.articles).toEqual([toner]);
  expect(setOfColumn([toner], 'alternative', all)?.column).toBe('original');
  expect(setOfColumn([toner], 'original', () => false)).toBe(null);
});

it('sets of several devices are one list, an article once for each cost center', () => {
  const set = setOfColumn([supply({ id: 1, ...black }), supply({ id: 2, ...cyan })], 'original', all)!;
  const mono = setOfColumn([supply({ id: 1, ...black })], 'original', all)!;
  const lines = combinedLines([
    { name: 'Empfang', costCenter: '', set },
    { name: 'Lager', costCenter: '', set: mono },
    { name: 'Werk', costCenter: '4711', set: mono },
  ]);
  expect(
    lines.map(({ article, quantity, costCenter, devices }) => [article.id, quantity, costCenter, devices]),
  ).toEqual([
    [1, 2, '', ['Empfang', 'Lager']],
    [2, 1, '', ['Empfang']],
    [1, 1, '4711', ['Werk']],
  ]);
  expect(amountOf(lines)).toEqual({ net: 4000, gross: 4760 });
});
