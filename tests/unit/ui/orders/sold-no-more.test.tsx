import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderPage } from '#texts/de/order-page.ts';
import { waitingOrder, wholeOrder } from '#tests/support/waiting-orders.ts';
import { renderOwnOrder } from './own-order-page.tsx';

it('[S2.3-03] says at the line of an order, before it is ordered again, that its article is sold no more, and what follows', () => {
  const { order } = wholeOrder(waitingOrder('2026-100042', { state: 'completed', release: null }));
  const [position] = order.positions;
  if (position === undefined) throw new Error('The order has no positions.');
  const successor = { displayName: 'Farbband neu', path: '/shop/article/NEW-1/neu' };
  renderOwnOrder({
    ...order,
    positions: [
      { ...position, articleNumber: 'KEPT', displayName: 'Bleibt' },
      { ...position, articleNumber: 'GONE', displayName: 'Farbband', isSoldNoMore: true, successor },
      {
        ...position,
        articleNumber: 'GIFT',
        displayName: 'Zugabe',
        isSoldNoMore: true,
        unitNet: 0,
        unitGross: 0,
      },
    ],
  });
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(row(/Farbband/).textContent).toContain(orderPage.soldNoMore);
  expect(screen.getByRole('link', { name: 'Farbband neu' }).getAttribute('href')).toBe(successor.path);
  expect(screen.getAllByText(orderPage.soldNoMore)).toHaveLength(1);
});
