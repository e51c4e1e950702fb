import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ShoppingList } from '#contract/shopping-list.ts';
import { texts } from '#texts/de.ts';
import { sampleListPosition } from '#tests/support/list-positions.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import { ListBar } from '#ui/screens/shopping-lists/ListBar.tsx';
import { ShortList } from '#ui/screens/shopping-lists/ShortList.tsx';

const { shoppingLists: words } = texts;

function open(uncountedPositions: number): void {
  const position = sampleListPosition({ id: 7, quantity: 2 });
  const list: ShoppingList = {
    id: 1,
    slug: 'buero',
    displayName: 'Büro',
    description: '',
    positionCount: 2,
    positions: [
      position,
      { ...position, id: 8, display_name: 'Farbband', isOrderable: uncountedPositions === 0 },
    ],
    goodsNet: 1000,
    goodsGross: 1190,
    uncountedPositions,
  };
  const Screen = () => (
    <>
      <ListBar list={list} isNet mayExport={false}>
        {null}
      </ListBar>
      <ShortList list={list} isNet />
    </>
  );
  renderShopPage({ Screen, path: '/my/shopping_lists' });
}

it('says beside the sum of a list how many positions it leaves out, and of each that it cannot be ordered', () => {
  open(1);
  expect(screen.getByText(words.uncounted({ count: 1 }))).toBeTruthy();
  expect(screen.getByRole('row', { name: /Farbband/ }).textContent).toContain(words.notOrderable);
  expect(screen.getAllByText(words.notOrderable)).toHaveLength(1);
});

it('says nothing of it where all of a list can be had', () => {
  open(0);
  expect(screen.queryByText(/nicht in der Summe/)).toBe(null);
  expect(screen.queryByText(words.notOrderable)).toBe(null);
});
