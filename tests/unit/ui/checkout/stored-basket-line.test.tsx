import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StoredBasketDetail } from '#contract/stored-basket.ts';
import { storedBaskets as words } from '#texts/de/stored-baskets.ts';
import { StoredBasketLine } from '#ui/sections/stored-basket/StoredBasketLine.tsx';
import { renderShopPage } from './shop-page.tsx';

const position = {
  place: 1,
  articleNumber: 'A1',
  displayName: 'Toner',
  quantity: 2,
  unit: 'Stück',
  hint: '',
  costCenter: '',
  exists: true,
  isOrderable: true,
};
const basket: StoredBasketDetail = {
  id: 7,
  name: 'Quartal',
  savedAt: 1_700_000_000_000,
  position_count: 3,
  positions: [
    position,
    { ...position, place: 2, displayName: 'Farbband', isOrderable: false },
    { ...position, place: 3, displayName: 'Locher', exists: false, isOrderable: false },
  ],
};

const show = (mayOrder: boolean) =>
  renderShopPage({
    Screen: () => (
      <StoredBasketLine
        basket={basket}
        name={basket.name}
        shown={basket}
        isClosed={false}
        onView={() => undefined}
        onClose={() => undefined}
        onLoad={() => undefined}
        onRemove={() => undefined}
      />
    ),
    path: '/shop/basket',
    flags: { May_order: mayOrder },
  });
const lineOf = (name: RegExp): string => screen.getByText(name).textContent;

it('[S7.2-36] says of each article of a kept basket once why it cannot be had', () => {
  show(true);
  expect([lineOf(/Toner/), lineOf(/Farbband/), lineOf(/Locher/)]).toEqual([
    '2 Stück × Toner',
    `2 Stück × Farbband${words.notOrderable}`,
    `2 Stück × Locher${words.gone}`,
  ]);
});

it('[S7.2-37] is loaded by who may order alone', () => {
  const load = () => screen.queryByRole('button', { name: words.loadNamed({ name: basket.name }) });
  const { unmount } = show(true);
  expect(load()).not.toBe(null);
  unmount();
  show(false);
  expect(load()).toBe(null);
  expect(screen.getByRole('button', { name: words.removeNamed({ name: basket.name }) })).toBeTruthy();
});
