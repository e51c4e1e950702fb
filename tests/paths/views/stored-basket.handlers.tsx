import { act, screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { Outlet } from 'react-router-dom';
import { expect } from 'vitest';
import { sampleBasket } from '#machines/basket/basket.samples.ts';
import type { StoredBasketMachine } from '#machines/stored-basket/stored-basket.machine.ts';
import type { StoredBasketContext } from '#machines/stored-basket/stored-basket.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { storedBaskets as words } from '#texts/de/stored-baskets.ts';
import { useShop } from '#ui/bindings/shop.ts';
import { StoredBasketsPart } from '#ui/sections/stored-basket/StoredBasketsPart.tsx';
import { answer, closeShop, openShop, press, settle, shopOf, user, type ShopView } from './open-shop.tsx';

interface StoredBasketWorld extends ShopView {
  version: number;
  kept: readonly number[];
  isEmpty: boolean;
}

const names: Readonly<Record<number, string>> = { 7: 'Quartal', 8: 'Werkstatt' };
const nameOf = (id: number): string => names[id] ?? '';
const root = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-machine="stored-basket"]') as HTMLElement;

/** The part beside the page's basket. */
function Part() {
  const { basket: actor } = useShop().system;
  const basket = useSelector(actor, ({ context }) => context.basket);
  return (
    <StoredBasketsPart
      baskets={basket?.saved_baskets ?? []}
      isBasketEmpty={basket?.items.length === 0}
      isFrozen={false}
    />
  );
}

/** What a call hands over before it is answered. */
async function receive(world: StoredBasketWorld): Promise<void> {
  world.version += 1;
  const saved_baskets = world.kept.map((id) => ({
    id,
    name: nameOf(id),
    savedAt: 1_700_000_000_000,
    position_count: 1,
  }));
  const filled = sampleBasket(world.version);
  const basket = { ...filled, items: world.isEmpty ? [] : filled.items, saved_baskets };
  await act(async () => shopOf(world).system.basket.send({ type: 'basket.received', basket }));
}

function see(state: string, { deed, refused, problem, shown }: StoredBasketContext): void {
  expect(root().dataset['state']).toBe(state);
  const done = deed === 'loaded' && refused.length > 0 ? words.loadedInPart : deed && words.deeds[deed];
  expect(within(root()).getByRole('status').textContent).toBe(done ?? '');
  const told = problem === null ? null : problem.messages.join(' ') || words.failed;
  expect(within(root()).queryByRole('alert')?.textContent ?? null).toBe(told);
  for (const sentence of refused) expect(root().textContent).toContain(sentence);
  if (shown !== null) expect(root().textContent).toContain(shown.positions[0]?.displayName);
  else expect(screen.queryByRole('button', { name: words.close })).toBe(null);
}

const given = (world: StoredBasketWorld, call: string) => shopOf(world).calls.given(call);

export const storedBasketViewHandlers: Handlers<StoredBasketMachine, StoredBasketWorld> = {
  open: async (world) => {
    Object.assign(world, { version: 100, kept: [7, 8], isEmpty: false });
    world.shop = openShop({
      Frame: Outlet,
      pages: [{ path: '/part', element: <Part /> }],
      address: '/part',
    });
    await settle();
    await receive(world);
    await user.click(screen.getByText(words.title({ count: 2 })));
  },
  events: {
    'basket.save': async (_world, { name }) => {
      const field = screen.getByRole('textbox', { name: words.name });
      await user.clear(field);
      await user.type(field, name);
      await press(words.save);
    },
    'stored.view': (_world, { id }) => press(words.viewNamed({ name: nameOf(id) })),
    'stored.close': () => press(words.close),
    'stored.load': async (world, { id, isBasketEmpty }) => {
      if (world.isEmpty !== isBasketEmpty) {
        world.isEmpty = isBasketEmpty;
        await receive(world);
      }
      await press(words.loadNamed({ name: nameOf(id) }));
    },
    'load.merge': () => press(words.merge),
    'load.replace': () => press(words.replace),
    'load.cancel': () => press(words.cancel),
    'stored.remove': (_world, { id }) => press(words.removeNamed({ name: nameOf(id) })),
  },
  calls: {
    saveBasket: answer('saveBasket'),
    viewBasket: answer('viewBasket'),
    loadBasket: answer('loadBasket'),
    removeBasket: async (world, sample) => {
      const { id } = given(world, 'removeBasket') as { readonly id: number };
      if ('output' in sample) {
        world.kept = world.kept.filter((kept) => kept !== id);
        await receive(world);
      }
      await answer('removeBasket')(world, sample);
    },
  },
  delays: {},
  states: {
    'listing.idle': (_world, context) => see('idle', context),
    'listing.told': (_world, context) => see('told', context),
    'listing.refused': (_world, context) => see('refused', context),
    'listing.unanswered': (_world, context) => see('unanswered', context),
    asking: (_world, context) => {
      see('asking', context);
      expect(root().textContent).toContain(words.question({ name: nameOf(context.id) }));
    },
    saving: (world, context) => {
      see('saving', context);
      expect(given(world, 'saveBasket')).toEqual({ name: context.name });
    },
    viewing: (world, context) => {
      see('viewing', context);
      expect(given(world, 'viewBasket')).toEqual({ id: context.id });
    },
    loading: (world, context) => {
      see('loading', context);
      expect(given(world, 'loadBasket')).toEqual({ id: context.id, how: context.how });
    },
    removing: (world, context) => {
      see('removing', context);
      expect(given(world, 'removeBasket')).toEqual({ id: context.id });
    },
  },
  close: closeShop,
};
