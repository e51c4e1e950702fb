import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { texts } from '#texts/de.ts';
import { waitingOrder, wholeOrder } from '#tests/support/waiting-orders.ts';
import { renderOwnOrder } from './own-order-page.tsx';

it.each([
  ['private', '/page/widerrufen?number=2026-100042'],
  ['company', undefined],
] as const)('the order of a %s buyer leads to its withdrawal where there is one', (kind, address) => {
  const { order } = wholeOrder(waitingOrder('2026-100042', { state: 'shipped' }), []);
  renderOwnOrder({ ...order, billingAddress: { ...order.billingAddress, kind } });
  const way = screen.queryByRole('link', { name: texts.frame.widerrufen });
  expect(way?.getAttribute('href')).toBe(address);
});
