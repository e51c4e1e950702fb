import { act, within } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import { sampleBasket } from '#machines/basket/basket.samples.ts';
import type { CallSample } from '#machines/path-ready.ts';
import type { ReorderMachine } from '#machines/reorder/reorder.machine.ts';
import type { LinesAdded, ReorderContext, WantedAgain } from '#machines/reorder/reorder.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { orderPage as words } from '#texts/de/order-page.ts';
import { Reorder } from '#ui/sections/order/Reorder.tsx';
import { answer, closeShop, openShop, press, settle, shopOf, user, type ShopView } from './open-shop.tsx';
import { saidInToasts, ToastFrame } from './toast-frame.tsx';

interface ReorderWorld extends ShopView {
  version: number;
  show: (wanted: WantedAgain) => void;
  /** Places of the missing lines whose successors have a button. */
  offered: readonly number[];
  /** What the messages are to say where the answer that came last found nobody at the button. */
  said: string;
}

const root = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-machine="reorder"]') as HTMLElement;
const takes = (): readonly HTMLElement[] => within(root()).queryAllByRole('button', { name: /stattdessen/ });

const goTo = (world: ReorderWorld, path: string): Promise<void> =>
  act(() => shopOf(world).router.navigate(path));

/** What there is to say of an answer; what the sign-in says is none of it. */
function saidOf(sample: CallSample<unknown>, count: number, ofSilence: string): string {
  if ('output' in sample) return words.added({ count });
  const { error } = sample;
  if (error.kind === 'noAnswer' || error.kind === 'down') return ofSilence;
  if (error.kind !== 'refused') return words.failed;
  const { code, errorMessages } = error.refusal;
  return code === 'session.ended' ? '' : (errorMessages[0] ?? words.failed);
}

/** What the basket was sent is answered: it took the lines, or nothing came of it. */
async function answerAdd(world: ReorderWorld, sample: CallSample<LinesAdded>): Promise<void> {
  world.version += 1;
  world.said = saidOf(sample, 'output' in sample ? sample.output.addedCount : 0, words.unanswered);
  const { shop } = world;
  const fresh = { success: true, corrections: [] };
  if ('output' in sample) {
    const { refused, basket } = sample.output;
    const items = basket.positions as ReturnType<typeof sampleBasket>['items'];
    const output = { ...fresh, basket: sampleBasket(world.version, items), refused };
    await answer('sendChange')(world, { ...sample, output });
  } else await answer('sendChange')(world, sample);
  // Where it is not known what became of the lines, the basket asks.
  if (shop?.calls.isUnderWay('loadBasket') === true)
    await answer('loadBasket')(world, { ...sample, output: { basket: sampleBasket(world.version) } });
  await settle();
}

function see(
  world: ReorderWorld,
  state: string,
  { reordered, taken, failure, place, isAway }: ReorderContext,
): void {
  if (isAway) {
    expect(root()).toBe(null);
    return;
  }
  expect(root().dataset['state']).toBe(state);
  const again = within(root()).getByRole('button', { name: /^Erneut bestellen/ });
  const isAdding = state === 'loadingPositions' || state === 'addingAll';
  expect(again.getAttribute('aria-busy')).toBe(isAdding ? 'true' : null);
  expect(within(root()).queryByRole('alert')?.textContent ?? null).toBe(
    failure === null
      ? null
      : state === 'unanswered'
        ? `${words.unanswered} ${words.toBasket}`
        : failure.join(' ') || words.failed,
  );
  const told = root().textContent;
  if (reordered === null) expect(within(root()).queryByRole('list')).toBe(null);
  else expect(told).toContain(words.added({ count: reordered.addedCount }));
  for (const { name, before, now } of reordered?.otherPrices ?? [])
    expect(now === before ? '' : told).toContain(`${name} kostet jetzt`);
  world.offered = (reordered?.missing ?? []).flatMap(({ message, name, instead }, index) => {
    expect(told).toContain(message ?? words.gone({ name }));
    return instead === null || taken.includes(index) ? [] : [index];
  });
  expect(takes().map((button) => button.getAttribute('aria-busy') === 'true')).toEqual(
    world.offered.map((index) => state === 'addingInstead' && index === place),
  );
  expect(within(root()).queryAllByText(words.instead.taken)).toHaveLength(taken.length);
}

export const reorderViewHandlers: Handlers<ReorderMachine, ReorderWorld> = {
  open: async (world) => {
    world.version = 100;
    function Part() {
      const [wanted, setWanted] = useState<WantedAgain>({ lines: [] });
      world.show = setWanted;
      return <Reorder about="part" wanted={() => wanted} />;
    }
    world.shop = openShop({
      Frame: ToastFrame,
      pages: [
        { path: '/part', element: <Part /> },
        { path: '/elsewhere', element: null },
      ],
      address: '/part',
    });
    await settle();
  },
  events: {
    'order.again': async (world, { wanted }) => {
      act(() => world.show(wanted));
      await press(/^Erneut bestellen/);
    },
    'instead.take': (world, { place }) => user.click(takes()[world.offered.indexOf(place)] as HTMLElement),
    'widget.left': (world) => goTo(world, '/elsewhere'),
    'widget.returned': (world) => goTo(world, '/part'),
  },
  calls: {
    loadPositions: async (world, sample) => {
      expect(shopOf(world).calls.given('loadPositions')).toEqual({
        orderNumber: expect.stringMatching(/^2026-/),
      });
      world.said = saidOf(sample, 0, words.failed);
      await answer('loadPositions')(world, sample);
    },
    addLines: answerAdd,
    addInstead: answerAdd,
  },
  delays: {},
  states: {
    'resting.idle': (world, context) => see(world, 'idle', context),
    'resting.told': (world, context) => see(world, 'told', context),
    'resting.failed': (world, context) => see(world, 'failed', context),
    'resting.unanswered': (world, context) => see(world, 'unanswered', context),
    'resting.insteadFailed': (world, context) => see(world, 'insteadFailed', context),
    loadingPositions: (world, context) => see(world, 'loadingPositions', context),
    addingAll: (world, context) => see(world, 'addingAll', context),
    addingInstead: (world, context) => see(world, 'addingInstead', context),
    gone: (world, { isAway }) => {
      expect(root()).toBe(null);
      if (isAway) expect(saidInToasts()).toContain(world.said);
      else
        for (const sentence of [words.failed, words.unanswered])
          expect(saidInToasts()).not.toContain(sentence);
    },
  },
  close: closeShop,
};
