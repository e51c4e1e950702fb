import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import type { ListPosition } from '#contract/shopping-list.ts';
import { problemOf } from '#machines/call-problem.ts';
import type { ListQuantityMachine } from '#machines/list-quantity/list-quantity.machine.ts';
import type { ListQuantityContext } from '#machines/list-quantity/list-quantity.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { sampleListPosition } from '#tests/support/list-positions.ts';
import { PositionRow } from '#ui/screens/shopping-lists/PositionRow.tsx';
import { noteBeside, typeAmount } from './add-tile.handlers.tsx';
import { answer, closeShop, openShop, settle, shopOf, user, type ShopView } from './open-shop.tsx';
import { saidInToasts, ToastFrame } from './toast-frame.tsx';

const { shoppingLists: words } = texts;

interface ListQuantityWorld extends ShopView {
  id: number;
  name: string;
  /** The quantity the page has loaded. */
  loaded: number;
  /** What the list holds, as its page would load it. */
  held: number;
  /** What the answer that came last has refused it with; null where it was stored. */
  refused: readonly string[] | null;
  load: (quantity: number) => void;
}

const positionOf = ({ id, name }: ListQuantityWorld, quantity: number): ListPosition => ({
  ...sampleListPosition({ id, quantity }),
  display_name: name,
});

const findField = ({ name }: ListQuantityWorld): HTMLInputElement | null =>
  screen.queryByRole<HTMLInputElement>('spinbutton', { name: words.quantityOf({ name }) });
const field = (world: ListQuantityWorld): HTMLInputElement => findField(world) as HTMLInputElement;
const root = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-machine="list-quantity"]') as HTMLElement;
const goTo = (world: ListQuantityWorld, path: string): Promise<void> =>
  act(() => shopOf(world).router.navigate(path));

function see(
  world: ListQuantityWorld,
  state: string,
  { shown, held, problem, isAway }: ListQuantityContext,
): void {
  world.held = held;
  expect(saidInToasts()).toBe('');
  if (isAway) {
    expect(findField(world)).toBe(null);
    return;
  }
  expect(root().dataset['state']).toBe(state);
  expect(root().getAttribute('aria-busy')).toBe(String(state === 'changing'));
  expect(field(world).value).toBe(String(shown));
  expect(noteBeside(field(world))).toBe(
    problem === null ? '' : problem.messages.join(' ') || words.quantityFailed,
  );
}

export const listQuantityViewHandlers: Handlers<ListQuantityMachine, ListQuantityWorld> = {
  open: async (world, { id, name, quantity }) => {
    Object.assign(world, { id, name, loaded: quantity, held: quantity, refused: null });
    function List() {
      const [position, setPosition] = useState(() => positionOf(world, world.loaded));
      world.load = (loaded) => setPosition(positionOf(world, loaded));
      return (
        <ul>
          <PositionRow position={position} isNet />
        </ul>
      );
    }
    world.shop = openShop({
      Frame: ToastFrame,
      pages: [
        { path: '/list', element: <List /> },
        { path: '/elsewhere', element: null },
      ],
      address: '/list',
    });
    await settle();
  },
  events: {
    'quantity.change': async (world, { quantity }) => {
      await typeAmount(field(world), String(quantity));
      // Whoever presses beside the field leaves it.
      await user.click(document.body);
    },
    'quantity.loaded': (world, { quantity }) => {
      world.loaded = quantity;
      act(() => world.load(quantity));
    },
    'widget.left': (world) => goTo(world, '/elsewhere'),
    'widget.returned': async (world) => {
      world.loaded = world.held;
      await goTo(world, '/list');
    },
  },
  calls: {
    changeQuantity: async (world, sample) => {
      expect(shopOf(world).calls.given('changeQuantity')).toMatchObject({ id: world.id });
      world.refused = 'error' in sample ? problemOf(sample.error).messages : null;
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
    gone: (world, { name, isAway }) => {
      expect(findField(world)).toBe(null);
      const { refused } = world;
      if (!isAway || refused === null) expect(saidInToasts()).toBe('');
      else
        for (const sentence of [words.quantityFailedOf({ name }), ...refused])
          expect(saidInToasts()).toContain(sentence);
    },
  },
  close: closeShop,
};
