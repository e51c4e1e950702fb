import { expect, it } from 'vitest';
import { colourSets, printerRows, setAmount } from '#domain/printer-table.ts';
import type { TabledSupply } from '#domain/printer-table.ts';
import { sampleTile } from '#tests/unit/ui/shop/sample-articles.ts';

type Change = Partial<TabledSupply> & { readonly id: number; readonly euro?: number };

function supply({ euro = 50, ...change }: Change): TabledSupply {
  const net = euro * 100;
  const price = { ...sampleTile().price, net_price: net, gross_price: Math.round(net * 1.19) };
  return { ...sampleTile({ price, prices: [] }), isHighYield: false, yieldPages: 1000, ...change };
}

const black = { farbe: 'Schwarz', basisfarbe: 'schwarz' } as const;
const cyan = { farbe: 'Cyan', basisfarbe: 'cyan' } as const;
const yellow = { farbe: 'Gelb', basisfarbe: 'gelb' } as const;
const photo = { farbe: 'Fotoschwarz', basisfarbe: 'schwarz' } as const;

const all = () => true;
const idsOf = (articles: readonly TabledSupply[]): readonly number[] => articles.map(({ id }) => id);

it('has a row for each colour in their order, original, large and what replaces it side by side', () => {
  const rows = printerRows(
    [
      supply({ id: 1, ...yellow }),
      supply({ id: 2, ...photo }),
      supply({ id: 3, ...black, isHighYield: true }),
      supply({ id: 4, ...black }),
      supply({ id: 5, ...black, make: 'compatible', isHighYield: true }),
      supply({ id: 6, ...cyan, make: 'rebuilt' }),
    ],
    all,
  );
  expect(rows.map(({ colour }) => colour.farbe)).toEqual(['Schwarz', 'Cyan', 'Gelb', 'Fotoschwarz']);
  expect(
    rows.map(({ cells }) => [idsOf(cells.original), idsOf(cells.highYield), idsOf(cells.alternative)]),
  ).toEqual([
    [[4], [3], [5]],
    [[], [], [6]],
    [[1], [], []],
    [[2], [], []],
  ]);
});

it('puts first what can be ordered, then what is new, then what prints a page cheapest', () => {
  const opened = { br_flags: ['b-stock'] };
  const rows = printerRows(
    [
      supply({ id: 1, ...black, euro: 10 }),
      supply({ id: 2, ...black, euro: 20, attributes: opened }),
      supply({ id: 3, ...black, euro: 40, yieldPages: 1000 }),
      supply({ id: 4, ...black, euro: 50, yieldPages: 2000 }),
    ],
    ({ id }) => id !== 1,
  );
  expect(idsOf(rows[0]!.cells.original)).toEqual([4, 3, 2, 1]);
});

it('offers a set for each column, fills a colour it lacks from beside, and names what is missing', () => {
  const supplies = [
    supply({ id: 1, ...black, euro: 60 }),
    supply({ id: 2, ...cyan, euro: 70 }),
    supply({ id: 3, ...yellow, euro: 80 }),
    supply({ id: 4, ...black, isHighYield: true, euro: 100 }),
  ];
  const mayAdd = ({ id }: TabledSupply): boolean => id !== 3;
  const sets = colourSets(printerRows(supplies, mayAdd), mayAdd);
  expect(sets.map(({ column, articles }) => [column, idsOf(articles)])).toEqual([
    ['original', [1, 2]],
    ['highYield', [4, 2]],
  ]);
  expect(sets.map(({ instead }) => instead.map(({ article, from }) => [article.id, from]))).toEqual([
    [],
    [[2, 'original']],
  ]);
  expect(sets[0]?.missing.map(({ farbe }) => farbe)).toEqual(['Gelb']);
  expect(setAmount(sets[1]!.articles)).toEqual({ net: 17_000, gross: 20_230 });
});

it('offers no set where there is one colour', () => {
  const supplies = [supply({ id: 1, ...black }), supply({ id: 2, ...black, isHighYield: true })];
  expect(colourSets(printerRows(supplies, all), all)).toEqual([]);
});
