import { withOwnCalls } from '#app/with-calls.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import type { Mode } from '#contract/session.ts';
import type { CallSample } from '#machines/path-ready.ts';
import { sampleBootRecord } from '#machines/sample-records.ts';
import { shopModeMachine, type ShopModeMachine } from '#machines/shop-mode/shop-mode.machine.ts';
import type { ShopModeContext, ShopModeInput } from '#machines/shop-mode/shop-mode.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import type { Shop } from '#ui/bindings/shop.ts';
import { ShopProvider } from '#ui/bindings/ShopProvider.tsx';
import { ModeSwitcher } from '#ui/frame/ModeSwitcher.tsx';
import { scriptedCalls, type ScriptedCalls } from './scripted-calls.ts';

const { mode: words } = texts;

interface Visit {
  readonly actor: ActorRefFrom<ShopModeMachine>;
  readonly calls: ScriptedCalls;
  readonly unmount: () => void;
}

/** The switcher of the header with its real actor; only the answers are the path's. */
export interface ShopModeView {
  visit: Visit | null;
}

const visitOf = ({ visit }: ShopModeView): Visit => {
  if (visit === null) throw new Error('The page is not open.');
  return visit;
};

function openHeader(input: ShopModeInput): Visit {
  const calls = scriptedCalls();
  const logic = withOwnCalls(shopModeMachine, calls.actorOf);
  const actor = createActor(logic, { input }).start();
  const shop = { boot: sampleBootRecord, system: { shopMode: actor } } as unknown as Shop;
  const { unmount } = render(
    <ShopProvider shop={shop} texts={texts} language="de">
      <ModeSwitcher />
    </ShopProvider>,
  );
  return { actor, calls, unmount };
}

const answer =
  (source: string) =>
  (view: ShopModeView, sample: CallSample<unknown>): Promise<void> =>
    act(() => visitOf(view).calls.end(source, sample));

/** Which mode is pressed and whether a switch is under way; nothing at all where the shop lets nobody choose. */
function see(mode: Mode, isSwitching: boolean, { shop }: ShopModeContext): void {
  const group = screen.queryByRole('group', { name: words.switcher });
  if (!shop.allowB2c) return expect(group).toBe(null);
  const pressed = screen.getByRole('button', { pressed: true });
  expect(pressed.textContent).toBe(words[mode]);
  expect(pressed.getAttribute('aria-busy')).toBe(isSwitching ? 'true' : null);
}

export const shopModeViewHandlers: Handlers<ShopModeMachine, ShopModeView> = {
  open: (view, input) => {
    view.visit = openHeader(input);
  },
  events: {
    'mode.switch': (_view, { to }) => userEvent.click(screen.getByRole('button', { name: words[to] })),
    'shop.updated': (view, fact) => act(() => visitOf(view).actor.send(fact)),
  },
  calls: {
    setB2b: answer('setB2b'),
    setB2c: answer('setB2c'),
  },
  delays: {},
  states: {
    reading: () => undefined,
    business: (_view, context) => see('b2b', false, context),
    private: (_view, context) => see('b2c', false, context),
    switchingToPrivate: (_view, context) => see('b2b', true, context),
    switchingToBusiness: (_view, context) => see('b2c', true, context),
  },
  close: (view) => {
    const { unmount, actor } = visitOf(view);
    unmount();
    actor.stop();
  },
};
