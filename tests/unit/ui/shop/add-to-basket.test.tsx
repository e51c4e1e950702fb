import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { createRenderedShop } from '#app/rendered-shop.ts';
import type { ToastAdd } from '#contract/basket.ts';
import { addTileMachine } from '#machines/add-tile/add-tile.machine.ts';
import type { AddRequest } from '#machines/add-tile/add-tile.types.ts';
import { sampleToast } from '#machines/basket/basket.samples.ts';
import { sampleBootRecord } from '#machines/sample-records.ts';
import { texts } from '#texts/de.ts';
import { AddToBasket } from '#ui/bindings/AddToBasket.tsx';
import type { WireWidget } from '#ui/bindings/shop.ts';
import { ShopProvider } from '#ui/bindings/ShopProvider.tsx';
import type { ShownArticle } from '#ui/shop/shown-article.ts';
import { sampleSetting, sampleTile } from './sample-articles.ts';

function setUp(change: Partial<ShownArticle> = {}) {
  const asked: AddRequest[] = [];
  const settle: ((added: ToastAdd) => void)[] = [];
  const addTile = addTileMachine.provide({
    actors: {
      addPosition: fromPromise<ToastAdd, AddRequest>(({ input }) => {
        asked.push(input);
        return new Promise((resolve) => settle.push(resolve));
      }),
    },
  });
  const created = vi.spyOn(addTile, 'getInitialSnapshot');
  const shop = createRenderedShop(sampleBootRecord, '/shop', 200);
  const widget: WireWidget = (name, machine) =>
    shop.widget(name, name === 'addTile' ? (addTile as unknown as typeof machine) : machine);
  const article = sampleTile({
    step_order_price_unit: 2,
    min_order_price_unit: 2,
    max_order_price_unit: 1000,
    stock: 5000,
    ...change,
  });
  const view = render(
    <ShopProvider shop={{ ...shop, widget }} texts={texts} language="de">
      <AddToBasket article={article} setting={sampleSetting()} />
    </ShopProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Menge von HP CF259X' });
  return { ...view, asked, settle, created, field, system: shop.system };
}

it('makes no actor before the first command and one for the life of the tile', async () => {
  const { created, field, asked, settle } = setUp();
  expect(created).not.toHaveBeenCalled();
  expect(field.value).toBe('2');
  await userEvent.clear(field);
  await userEvent.type(field, '7{Enter}');
  expect(asked.map(({ quantity }) => quantity)).toEqual([8]);
  expect(screen.getByText('Auf die Packungsgröße gerundet: 8.')).toBeTruthy();
  await act(async () => settle[0]?.(sampleToast));
  await userEvent.click(screen.getByRole('button'));
  expect(asked.map(({ quantity }) => quantity)).toEqual([8, 2]);
  expect(created).toHaveBeenCalledTimes(1);
});

it('[S4.3-01][S4.3-03] is busy while the article is on its way and shows the minimum afterwards', async () => {
  const { field, asked, settle } = setUp();
  await userEvent.clear(field);
  await userEvent.type(field, '10{Enter}');
  const button = screen.getByRole('button');
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  expect(asked).toHaveLength(1);
  await act(async () => settle[0]?.(sampleToast));
  expect(button.getAttribute('aria-busy')).toBeNull();
  expect(field.value).toBe('2');
});

it('[S5-13] reads 1.000 as a thousand, also where steps go on from it', async () => {
  const { field, asked } = setUp();
  await userEvent.clear(field);
  await userEvent.type(field, '1.000{ArrowDown}');
  expect(field.value).toBe('998');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(field.value).toBe('1000');
  expect(screen.getByText('Höchstens 1.000 möglich.').id).toBe(field.getAttribute('aria-describedby'));
  await userEvent.keyboard('{Enter}');
  expect(asked.map(({ quantity }) => quantity)).toEqual([1000]);
});

it('[S5-13][S5-14] says while one types that there is less, and adds the most that can be had', async () => {
  const { field, asked } = setUp({ stock: 7 });
  await userEvent.clear(field);
  await userEvent.type(field, '8');
  expect(screen.getByText('Es sind nur noch 6 Stück verfügbar.').id).toBe(
    field.getAttribute('aria-describedby'),
  );
  expect(field.value).toBe('8');
  await userEvent.keyboard('{Backspace}4');
  expect(screen.queryByText('Es sind nur noch 6 Stück verfügbar.')).toBeNull();
  await userEvent.keyboard('0{Enter}');
  expect(screen.getByText('Es sind nur noch 6 Stück verfügbar.').isConnected).toBe(true);
  expect(asked.map(({ quantity }) => quantity)).toEqual([6]);
});

it.each([{ stock: 7, sap_delivery_state: 3 }, { stock: 1 }])(
  'takes no limit from a stock that does not decide: %o',
  async (article) => {
    const { field } = setUp(article);
    await userEvent.clear(field);
    await userEvent.type(field, '2');
    await userEvent.tab();
    expect(field.value).toBe('2');
    expect(field.getAttribute('aria-describedby')).toBeNull();
  },
);

it('[S4.3-07] takes field and button away as soon as the visitor may not order any more', async () => {
  const { field, system } = setUp();
  const mayOrder = (May_order: boolean) =>
    act(async () =>
      system.shopMode.send({
        type: 'shop.updated',
        shop: { ...sampleBootRecord.shop, May_order },
        isVisitorNew: false,
      }),
    );
  act(() => {
    system.app.start();
  });
  await mayOrder(false);
  expect(field.isConnected).toBe(false);
  expect(screen.queryByRole('button')).toBeNull();
  await mayOrder(true);
  expect(screen.getByRole('textbox', { name: 'Menge von HP CF259X' }).isConnected).toBe(true);
  system.app.stop();
});
