import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ShoppingList } from '#contract/shopping-list.ts';
import { sampleMember } from '#machines/sample-records.ts';
import { texts } from '#texts/de.ts';
import { sampleListPosition } from '#tests/support/list-positions.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import { ListBar } from '#ui/screens/shopping-lists/ListBar.tsx';
import { PositionRow } from '#ui/screens/shopping-lists/PositionRow.tsx';
import { ShortList } from '#ui/screens/shopping-lists/ShortList.tsx';

type ShopPage = Parameters<typeof renderShopPage>[0];

const { shoppingLists: words, vocabulary } = texts;

function open(uncountedPositions: number, shop: Pick<ShopPage, 'configs' | 'flags' | 'user'> = {}): void {
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
      { ...position, id: 9, display_name: 'Locher', exists: false, isOrderable: false, url: '' },
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
      <ul>
        <PositionRow position={position} isNet />
      </ul>
    </>
  );
  renderShopPage({ Screen, path: '/my/shopping_lists', ...shop });
}

it('says beside the sum of a list how many positions it leaves out, and of each that it cannot be ordered', () => {
  open(1);
  expect(screen.getByText(words.uncounted({ count: 1 }))).toBeTruthy();
  expect(screen.getByRole('row', { name: /Farbband/ }).textContent).toContain(words.notOrderable);
  expect(screen.getAllByText(words.notOrderable)).toHaveLength(1);
});

it('says nothing of it where all of a list can be had', () => {
  open(0);
  expect(screen.queryByText(vocabulary.obstacles.mayNotOrder)).toBe(null);
  expect(screen.getAllByRole('button', { name: /in den Warenkorb/i })).toHaveLength(2);
  expect(screen.queryByText(/nicht in der Summe/)).toBe(null);
  expect(screen.queryByText(words.notOrderable)).toBe(null);
});

it.each([true, false])(
  '[S2.3-05][S2.3-14] says in a short list of what is no longer sold so, once, where prices are shown (%s) or not',
  (isPriceDisplayed) => {
    open(0, { configs: { display_price: isPriceDisplayed } });
    expect(screen.getByRole('rowheader', { name: /Locher/ }).textContent).toBe(`Locher${words.gone}`);
    expect(screen.getAllByText(words.gone)).toHaveLength(1);
  },
);

it('[S3.5-02] says once to who may not order that they may not, and of no article that it cannot be ordered', () => {
  open(0, { flags: { May_order: false } });
  expect(screen.getAllByText(vocabulary.obstacles.mayNotOrder)).toHaveLength(1);
  expect(screen.queryByText(words.notOrderable)).toBe(null);
  expect(screen.queryByRole('button', { name: /in den Warenkorb/i })).toBe(null);
});

it('[S3.5-02][S6-11] says to who only looks for the shop that nothing can be ordered in this view', () => {
  open(0, { flags: { May_order: false }, user: { ...sampleMember, isBackendUser: true } });
  expect(screen.getByText(vocabulary.obstacles.adminMode)).toBeTruthy();
  expect(screen.queryByText(vocabulary.obstacles.mayNotOrder)).toBe(null);
});
