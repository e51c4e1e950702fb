import { assertEvent, assign, emit, setup } from 'xstate';
import type { BasketHead } from '#contract/basket.ts';
import type { ShopFlags } from '#contract/session.ts';
import { isModeAllowed, isSwitcherShown, modeOf } from '#domain/mode.ts';
import { callFailureOf } from '#machines/call-failure.ts';
import type { OutcomesOf } from '#machines/outcome-events.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { shopModeActors } from './shop-mode.actors.ts';
import { messageOf, updatedFlags } from './shop-mode.rules.ts';
import type { ShopModeContext, ShopModeEmitted, ShopModeEvent, ShopModeInput } from './shop-mode.types.ts';

type AnyShopModeEvent = ShopModeEvent | OutcomesOf<typeof shopModeActors>;

interface ToldFlags {
  readonly shop: ShopFlags;
  readonly head: BasketHead | null;
  readonly isVisitorNew: boolean;
}

/** The flags an answer has brought: that of a switch, or any later one. */
function toldFlags(event: AnyShopModeEvent): ToldFlags {
  assertEvent(event, ['shop.updated', 'xstate.done.actor.*']);
  return event.type === 'shop.updated'
    ? { ...event, head: event.head ?? null }
    : { ...event.output, isVisitorNew: false };
}

/** What shop-mode.machine.ts names: ports, guards and actions. */
export const shopModeSetup = setup({
  types: {
    context: {} as ShopModeContext,
    events: {} as AnyShopModeEvent,
    emitted: {} as ShopModeEmitted,
    input: {} as ShopModeInput,
    tags: {} as PhaseTag | 'b2b' | 'b2c' | 'switching',
  },
  actors: shopModeActors,
  guards: {
    isBusiness: ({ context }) => modeOf(context.shop) === 'b2b',
    maySwitch: ({ context, event }) => {
      assertEvent(event, 'mode.switch');
      return (
        isSwitcherShown(context.shop) &&
        isModeAllowed(event.to, context.shop) &&
        modeOf(context.shop) !== event.to
      );
    },
    isOtherMode: ({ context, event }) => modeOf(context.shop) !== modeOf(toldFlags(event).shop),
    isAborted: ({ event }) => {
      assertEvent(event, 'xstate.error.actor.*');
      return callFailureOf(event.error).kind === 'aborted';
    },
  },
  actions: {
    keepShop: assign(({ context, event }) => ({ shop: updatedFlags(context.shop, toldFlags(event).shop) })),
    tellMode: emit(({ context, event }) => {
      const { shop, head, isVisitorNew } = toldFlags(event);
      return {
        type: 'mode.changed',
        mode: modeOf(shop),
        shop: updatedFlags(context.shop, shop),
        head,
        isVisitorNew,
      };
    }),
    tellFailure: emit(({ event }) => {
      assertEvent(event, 'xstate.error.actor.*');
      return {
        type: 'mode.switchFailed',
        toast: { kind: 'danger', message: messageOf(callFailureOf(event.error)) },
      };
    }),
  },
});
