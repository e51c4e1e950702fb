import { expect, it } from 'vitest';
import type { OrderOutcome } from '#machines/order-approval/order-approval.types.ts';
import { costsOf, togetherNet } from '#ui/screens/admin-orders/asked-costs.ts';

const asked = ['2026-100042', '2026-100043'];
const seen = [
  { orderNumber: '2026-100042', totalNet: 5_000 },
  { orderNumber: '2026-100043', totalNet: 7_000 },
];
const outcomes: readonly OrderOutcome[] = [
  { orderNumber: '2026-100042', kind: 'otherSum', seenNet: 5_000, totalNet: 6_000 },
];

it('[S4.3-10] an order costs what was read of it, or what the server told since where that is asked about', () => {
  const unchanged = { orderNumber: '2026-100043', net: 7_000, formerNet: null };
  expect(costsOf({ asked, seen, outcomes }, false)).toEqual([
    { orderNumber: '2026-100042', net: 5_000, formerNet: null },
    unchanged,
  ]);
  expect(costsOf({ asked, seen, outcomes }, true)).toEqual([
    { orderNumber: '2026-100042', net: 6_000, formerNet: 5_000 },
    unchanged,
  ]);
});

it('[S4.3-10] a sum of orders is known where that of each of them is', () => {
  expect(togetherNet(costsOf({ asked, seen, outcomes }, true))).toBe(13_000);
  const costs = costsOf({ asked, seen: seen.slice(0, 1), outcomes }, false);
  expect([costs[1], togetherNet(costs)]).toEqual([
    { orderNumber: '2026-100043', net: null, formerNet: null },
    null,
  ]);
});
