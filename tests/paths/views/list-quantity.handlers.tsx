import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { expect } from 'vitest';
import type { ListQuantityMachine } from '#machines/list-quantity/list-quantity.machine.ts';
import type { ListQuantityContext } from '#machines/list-quantity/list-quantity.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { sampleListPosition } from '#tests/support/list-positions.ts';
import { PositionRow } from '#ui/screens/shopping-lists/PositionRow.tsx';
import { noteBeside, typeAmount } from './add-tile.handlers.tsx';
import { answer, closeShop, openShop, settle, shopOf, user, type ShopView } from './open-shop.tsx';

const { shoppingLists: words } = texts;

interface ListQuantityWorld extends ShopView {
  id: number;
  /** The quantity the page has loaded. */
  loaded: number;
  load: (quantity: number) => void;
}

const positionOf = (id: number, quantity: number) => sampleListPosition({ id, quantity });
const { display_name: name } = positionOf(7, 2);

const field = (): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: words.quantityOf({ name }) });
const root = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-machine="list-quantity"]') as HTMLElement;

function see({ loaded }: ListQuantityWorld, state: string, { shown, problem }: ListQuantityContext): void {
  expect(root().dataset['state']).toBe(state);
  expect(root().getAttribute('aria-busy')).toBe(String(state === 'changing'));
  expect(field().value).toBe(String(shown?.insteadOf === loaded ? shown.quantity : loaded));
  expect(noteBeside(field())).toBe(
    problem === null ? '' : problem.messages.join(' ') || words.quantityFailed,
  );
}

export const listQuantityViewHandlers: Handlers<ListQuantityMachine, ListQuantityWorld> = {
  open: async (world, { id }) => {
    Object.assign(world, { id, loaded: 2 });
    function List() {
      const [quantity, setQuantity] = useState(2);
      world.load = setQuantity;
      return (
        <ul>
          <PositionRow position={positionOf(id, quantity)} isNet />
        </ul>
      );
    }
    world.shop = openShop({
      Frame: Outlet,
      pages: [{ path: '/list', element: <List /> }],
      address: '/list',
    });
    await settle();
  },
  events: {
    'quantity.change': async (world, { quantity, insteadOf }) => {
      // Somebody else has changed the list meanwhile, and the page has loaded that.
      world.loaded = insteadOf;
      act(() => world.load(insteadOf));
      await typeAmount(field(), String(quantity));
      // Whoever presses beside the field leaves it.
      await user.click(document.body);
    },
  },
  calls: {
    changeQuantity: async (world, sample) => {
      expect(shopOf(world).calls.given('changeQuantity')).toMatchObject({ id: world.id });
      await answer('changeQuantity')(world, sample);
      await settle();
    },
  },
  delays: {},
  states: {
    'resting.kept': (world, context) => see(world, 'kept', context),
    'resting.failed': (world, context) => see(world, 'failed', context),
    changing: (world, context) => {
      see(world, 'changing', context);
      expect(shopOf(world).calls.given('changeQuantity')).toEqual({ id: world.id, quantity: context.sent });
    },
  },
  close: closeShop,
};
