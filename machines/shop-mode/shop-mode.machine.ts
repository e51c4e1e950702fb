import { assign, emit, setup } from 'xstate';
import type { BasketHead } from '#contract/basket.ts';
import type { Mode, ShopFlags } from '#contract/session.ts';
import { isModeAllowed, isSwitcherShown, modeOf } from '#domain/mode.ts';
import { callFailureOf, type CallFailure } from '#machines/call-failure.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import type { ToastMessage } from '#machines/toasts/toasts.types.ts';
import { setB2b, setB2c } from './shop-mode.actors.ts';
import type { ShopModeContext, ShopModeEmitted, ShopModeEvent, ShopModeInput } from './shop-mode.types.ts';

interface NewMode {
  readonly shop: ShopFlags;
  readonly head: BasketHead | null;
  readonly isVisitorNew: boolean;
}

/** What a failed switch is told as; a refusal brings its own sentence. */
function messageOf(failure: CallFailure): ToastMessage {
  if (failure.kind === 'noAnswer') return { kind: 'text', key: 'mode.switchNoAnswer' };
  if (failure.kind === 'down') return { kind: 'text', key: 'mode.switchDown' };
  const sentence = failure.kind === 'refused' ? failure.refusal.errorMessages.join(' ') : '';
  return sentence === '' ? { kind: 'text', key: 'mode.switchFailed' } : { kind: 'markup', markup: sentence };
}

/** Later flags without the switcher flag, which only the page itself sets (S4.2). */
const updatedFlags = (known: ShopFlags, later: ShopFlags): ShopFlags => ({
  ...later,
  showB2Switcher: known.showB2Switcher,
});

/**
 * Business or private mode: which price kind is shown and whether the visitor may change it. S4.2; the mode is always
 * the one of the server's last answer, so that no page mixes net and gross.
 */
export const shopModeMachine = setup({
  types: {
    context: {} as ShopModeContext,
    events: {} as ShopModeEvent,
    emitted: {} as ShopModeEmitted,
    input: {} as ShopModeInput,
    tags: {} as PhaseTag | 'b2b' | 'b2c' | 'switching',
  },
  actors: { setB2b, setB2c },
  guards: {
    isBusiness: ({ context }) => modeOf(context.shop) === 'b2b',
    maySwitchTo: ({ context }, params: { to: Mode }) =>
      isSwitcherShown(context.shop) &&
      isModeAllowed(params.to, context.shop) &&
      modeOf(context.shop) !== params.to,
    isOtherMode: ({ context }, params: { shop: ShopFlags }) => modeOf(context.shop) !== modeOf(params.shop),
    isAborted: (_, params: { failure: CallFailure }) => params.failure.kind === 'aborted',
  },
  actions: {
    keepShop: assign({
      shop: ({ context }, params: { shop: ShopFlags }) => updatedFlags(context.shop, params.shop),
    }),
    tellMode: emit(({ context }, { shop, head, isVisitorNew }: NewMode) => ({
      type: 'mode.changed',
      mode: modeOf(shop),
      shop: updatedFlags(context.shop, shop),
      head,
      isVisitorNew,
    })),
    tellFailure: emit((_, params: { failure: CallFailure }) => ({
      type: 'mode.switchFailed',
      toast: { kind: 'danger', message: messageOf(params.failure) },
    })),
  },
}).createMachine({
  id: 'shop-mode',
  context: ({ input }) => ({ shop: input.shop }),
  initial: 'reading',
  states: {
    reading: {
      always: [{ guard: 'isBusiness', target: 'business' }, { target: 'private' }],
    },
    business: {
      tags: ['ready', 'b2b'],
      on: {
        'mode.switch': {
          guard: { type: 'maySwitchTo', params: ({ event }) => ({ to: event.to }) },
          target: 'switchingToPrivate',
        },
        'shop.updated': [
          {
            guard: { type: 'isOtherMode', params: ({ event }) => ({ shop: event.shop }) },
            target: 'private',
            actions: [
              { type: 'tellMode', params: ({ event }) => ({ ...event, head: null }) },
              { type: 'keepShop', params: ({ event }) => ({ shop: event.shop }) },
            ],
          },
          { actions: { type: 'keepShop', params: ({ event }) => ({ shop: event.shop }) } },
        ],
      },
    },
    private: {
      tags: ['ready', 'b2c'],
      on: {
        'mode.switch': {
          guard: { type: 'maySwitchTo', params: ({ event }) => ({ to: event.to }) },
          target: 'switchingToBusiness',
        },
        'shop.updated': [
          {
            guard: { type: 'isOtherMode', params: ({ event }) => ({ shop: event.shop }) },
            target: 'business',
            actions: [
              { type: 'tellMode', params: ({ event }) => ({ ...event, head: null }) },
              { type: 'keepShop', params: ({ event }) => ({ shop: event.shop }) },
            ],
          },
          { actions: { type: 'keepShop', params: ({ event }) => ({ shop: event.shop }) } },
        ],
      },
    },
    switchingToPrivate: {
      tags: ['busy', 'b2b', 'switching'],
      invoke: {
        id: 'setB2c',
        src: 'setB2c',
        onDone: [
          {
            guard: { type: 'isOtherMode', params: ({ event }) => ({ shop: event.output.shop }) },
            target: 'private',
            actions: [
              {
                type: 'tellMode',
                params: ({ event }) => ({ ...event.output, isVisitorNew: false }),
              },
              { type: 'keepShop', params: ({ event }) => ({ shop: event.output.shop }) },
            ],
          },
          {
            target: 'business',
            actions: { type: 'keepShop', params: ({ event }) => ({ shop: event.output.shop }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isAborted', params: ({ event }) => ({ failure: callFailureOf(event.error) }) },
            target: 'business',
          },
          {
            target: 'business',
            actions: {
              type: 'tellFailure',
              params: ({ event }) => ({ failure: callFailureOf(event.error) }),
            },
          },
        ],
      },
    },
    switchingToBusiness: {
      tags: ['busy', 'b2c', 'switching'],
      invoke: {
        id: 'setB2b',
        src: 'setB2b',
        onDone: [
          {
            guard: { type: 'isOtherMode', params: ({ event }) => ({ shop: event.output.shop }) },
            target: 'business',
            actions: [
              {
                type: 'tellMode',
                params: ({ event }) => ({ ...event.output, isVisitorNew: false }),
              },
              { type: 'keepShop', params: ({ event }) => ({ shop: event.output.shop }) },
            ],
          },
          {
            target: 'private',
            actions: { type: 'keepShop', params: ({ event }) => ({ shop: event.output.shop }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isAborted', params: ({ event }) => ({ failure: callFailureOf(event.error) }) },
            target: 'private',
          },
          {
            target: 'private',
            actions: {
              type: 'tellFailure',
              params: ({ event }) => ({ failure: callFailureOf(event.error) }),
            },
          },
        ],
      },
    },
  },
});

export type ShopModeMachine = typeof shopModeMachine;
