import { couponSetup } from '#server/coupon/coupon.service.ts';
import type { Executor } from '#server/database/pool.ts';
import { dealerListSetup } from '#server/list/dealer-list.service.ts';
import { freeArticleSetup } from '#server/free-article/free-article.service.ts';
import { handedOverBasketSetup } from '#server/handed-over-basket/handed-over-basket.service.ts';

/** Coupons of the demo, as README.md names them. */
const coupons = [
  { code: 'WILLKOMMEN10', kind: 'percent', value: 10, minimum: 5_000, mode: null, mostPerAccount: null },
  { code: 'BUERO25', kind: 'amount', value: 2_500, minimum: 25_000, mode: 'b2b', mostPerAccount: 1 },
  { code: 'VERSANDFREI', kind: 'freeShipping', value: 0, minimum: 0, mode: null, mostPerAccount: null },
  { code: 'STIFTGRATIS', kind: 'freeArticle', value: 0, minimum: 0, mode: null, mostPerAccount: null },
] as const;

/** Articles of the demo catalogue that are given with orders. */
const freeArticles = [
  {
    articleNumber: 'K10205',
    body: 'Vier Farben in einem Stift.',
    quantity: 1,
    from: 10_000,
    to: 0,
    coupon: null,
  },
  {
    articleNumber: 'K10101',
    body: 'Für kurze Notizen am Bildschirm.',
    quantity: 1,
    from: 20_000,
    to: 0,
    coupon: null,
  },
  {
    articleNumber: 'K10201',
    body: 'Für das ganze Büro.',
    quantity: 2,
    from: 40_000,
    to: 200_000,
    coupon: null,
  },
  {
    articleNumber: 'K10201',
    body: 'Zehn Stück, mit Ihrem Gutschein.',
    quantity: 1,
    from: 0,
    to: 0,
    coupon: 'STIFTGRATIS',
  },
] as const;

/** What the shop's staff have put together for a firm of the demo. */
const officeList = {
  displayName: 'Erstausstattung Büro',
  description: 'Für jeden neuen Arbeitsplatz, von uns zusammengestellt.',
  positions: [
    ['K10205', 'Vierfarb-Kugelschreiber M', 'Stück', 2],
    ['K10101', 'Kontor Haftnotizen 50 x 40 mm, gelb, 12 x 100 Blatt', 'Packung', 1],
    ['K10201', 'Kontor Druckkugelschreiber M, schwarz, 10 Stück', 'Packung', 1],
  ] as const,
  customerNumbers: ['20001'],
} as const;

/** The basket of a livebook, as README.md names its address. */
const livebook = {
  uuid: 'b2c1d6de-0f3a-4c0e-8a55-3b1f0d9c7e21',
  kind: 'livebook',
  accountId: null,
  endsAt: null,
  positions: [
    { articleNumber: 'K10205', shopDepotId: 1, unit: '', quantity: 2, hint: '' },
    { articleNumber: 'K10104', shopDepotId: 1, unit: '', quantity: 5, hint: 'Empfang' },
    { articleNumber: 'K10109', shopDepotId: 1, unit: '', quantity: 1, hint: '' },
  ],
} as const;

/** What the demo gives beside its prices. @param staffId whose list it is */
export async function seedOffers(executor: Executor, staffId: number): Promise<void> {
  for (const coupon of coupons) await couponSetup.add(executor, coupon);
  for (const freeArticle of freeArticles) await freeArticleSetup.add(executor, freeArticle);
  await dealerListSetup.add(executor, staffId, {
    ...officeList,
    positions: officeList.positions.map(([articleNumber, displayName, unit, quantity]) => ({
      articleNumber,
      shopDepotId: 1,
      displayName,
      unit,
      quantity,
    })),
  });
  await handedOverBasketSetup.add(executor, { ...livebook, madeAt: new Date() });
}
