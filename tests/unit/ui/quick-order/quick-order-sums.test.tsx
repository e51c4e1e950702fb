import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { QuickOrderView } from '#machines/quick-order/quick-order.selectors.ts';
import type { SheetLine } from '#machines/quick-order/quick-order.types.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import { QuickOrderSums } from '#ui/screens/quick-order/QuickOrderSums.tsx';

const unknown = (id: number): SheetLine => ({
  id,
  number: 'Wolke',
  quantity: '1',
  answer: { state: 'unknown', reason: 'Zu „Wolke“ finden wir keinen Artikel.', articles: [], more: 0 },
  chosen: null,
  refusal: '',
});

it('[S2.7-37] a sheet of which nothing can be ordered tells what is open, and counts no zero', () => {
  const view = {
    lines: [unknown(1), unknown(2)],
    isBusy: false,
    isAdding: false,
  } as unknown as QuickOrderView;
  const { container } = renderShopPage({
    Screen: () => <QuickOrderSums view={view} send={() => undefined} />,
    path: '/shop/quick_order',
  });
  expect(container.querySelector('p')?.textContent.trim()).toBe('2 Zeilen sind noch offen.');
  const add = screen.getByRole('button', { name: 'Alle in den Warenkorb' });
  expect(add.getAttribute('aria-disabled')).toBe('true');
});
