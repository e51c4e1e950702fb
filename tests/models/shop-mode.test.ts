import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { ShopFlags } from '#contract/session.ts';
import type { CallFailure } from '#machines/call-failure.ts';
import { sampleBasketHead, sampleShopFlags } from '#machines/sample-records.ts';
import { shopModeCatalog } from '#machines/shop-mode/shop-mode.catalog.ts';
import { shopModeMachine } from '#machines/shop-mode/shop-mode.machine.ts';
import {
  selectIsSwitcherShown,
  selectIsSwitching,
  selectMode,
  selectShopFlags,
} from '#machines/shop-mode/shop-mode.selectors.ts';
import type { ShopModeEmitted, SwitchReply } from '#machines/shop-mode/shop-mode.types.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(shopModeMachine, shopModeCatalog);

const privateFlags: ShopFlags = { ...sampleShopFlags, isB2b: false };

function start(shop: ShopFlags = sampleShopFlags) {
  const calls: string[] = [];
  const told: ShopModeEmitted[] = [];
  let outcome: SwitchReply | CallFailure | null = null;
  const run = (name: string, shopAfter: ShopFlags) => {
    calls.push(name);
    if (outcome !== null && 'kind' in outcome) return Promise.reject(outcome);
    return Promise.resolve(
      outcome ?? { success: true as const, shop: shopAfter, head: sampleBasketHead, isVisitorNew: false },
    );
  };
  const machine = shopModeMachine.provide({
    actors: {
      setB2b: fromPromise(() => run('setB2b', sampleShopFlags)),
      setB2c: fromPromise(() => run('setB2c', privateFlags)),
    },
  });
  const actor = createActor(machine, { input: { shop } });
  actor.on('*', (fact) => told.push(fact));
  actor.start();
  const answerWith = (next: SwitchReply | CallFailure) => {
    outcome = next;
  };
  const settled = () => vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
  return { actor, calls, told, answerWith, settled };
}

describe('shop mode', () => {
  it('[S4.2-01] switches to private customers by set-b2c and back by set-b2b', async () => {
    const { actor, calls, told, settled } = start();
    actor.send({ type: 'mode.switch', to: 'b2c' });
    expect(selectIsSwitching(actor.getSnapshot())).toBe(true);
    expect(selectMode(actor.getSnapshot())).toBe('b2b');
    await settled();
    expect(selectMode(actor.getSnapshot())).toBe('b2c');
    actor.send({ type: 'mode.switch', to: 'b2b' });
    await settled();
    expect(selectMode(actor.getSnapshot())).toBe('b2b');
    expect(calls).toEqual(['setB2c', 'setB2b']);
    expect(told).toEqual([
      { type: 'mode.changed', mode: 'b2c', shop: privateFlags, head: sampleBasketHead, isVisitorNew: false },
      {
        type: 'mode.changed',
        mode: 'b2b',
        shop: sampleShopFlags,
        head: sampleBasketHead,
        isVisitorNew: false,
      },
    ]);
  });

  const switcherTable = [true, false].flatMap((allowB2b) =>
    [true, false].flatMap((allowB2c) =>
      [true, false].map((showB2Switcher) => ({ allowB2b, allowB2c, showB2Switcher })),
    ),
  );
  it.each(switcherTable)('[S4.2-03] shows the switcher only if all three are set: %j', (flags) => {
    const { actor, calls } = start({ ...sampleShopFlags, ...flags });
    const isShown = flags.allowB2b && flags.allowB2c && flags.showB2Switcher;
    expect(selectIsSwitcherShown(actor.getSnapshot())).toBe(isShown);
    actor.send({ type: 'mode.switch', to: 'b2c' });
    expect(calls).toEqual(isShown ? ['setB2c'] : []);
  });

  it('[S4.2-05] keeps the switcher flag over later updates and takes the rest', () => {
    const { actor } = start();
    const later = { ...sampleShopFlags, showB2Switcher: false, May_order: false };
    actor.send({ type: 'shop.updated', shop: later, isVisitorNew: false });
    expect(selectShopFlags(actor.getSnapshot())).toEqual({ ...later, showB2Switcher: true });
  });

  it('follows the mode that signing in brings', () => {
    const { actor, told } = start();
    actor.send({ type: 'shop.updated', shop: privateFlags, isVisitorNew: true });
    expect(selectMode(actor.getSnapshot())).toBe('b2c');
    expect(told).toEqual([
      { type: 'mode.changed', mode: 'b2c', shop: privateFlags, head: null, isVisitorNew: true },
    ]);
  });

  it.each([
    [{ kind: 'noAnswer' }, { kind: 'text', key: 'mode.switchNoAnswer' }],
    [
      { kind: 'down', status: 503 },
      { kind: 'text', key: 'mode.switchDown' },
    ],
    [
      { kind: 'httpError', code: 500 },
      { kind: 'text', key: 'mode.switchFailed' },
    ],
    [
      {
        kind: 'refused',
        refusal: { success: false, code: 'mode.notAllowed', errorMessages: ['Nur für Firmen.'] },
      },
      { kind: 'markup', markup: 'Nur für Firmen.' },
    ],
  ] as const)(
    '[S4.2-01] keeps the old mode when switching fails and says so: %j',
    async (failure, message) => {
      const { actor, told, answerWith, settled } = start();
      answerWith(failure as unknown as CallFailure);
      actor.send({ type: 'mode.switch', to: 'b2c' });
      await settled();
      expect(selectMode(actor.getSnapshot())).toBe('b2b');
      expect(told).toEqual([{ type: 'mode.switchFailed', toast: { kind: 'danger', message } }]);
    },
  );

  it('ignores a second switch while one is under way', async () => {
    const { actor, calls, settled } = start();
    actor.send({ type: 'mode.switch', to: 'b2c' });
    actor.send({ type: 'mode.switch', to: 'b2c' });
    actor.send({ type: 'mode.switch', to: 'b2b' });
    await settled();
    expect(calls).toEqual(['setB2c']);
  });
});
