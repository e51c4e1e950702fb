import { assertEvent, assign, emit, setup } from 'xstate';
import type { PhaseTag } from '#machines/phase-tag.ts';
import type { Decider, OrderContext, OrderEmitted, OrderEvent, OrderInput } from './order.types.ts';

const decides = ({ release }: OrderContext, { role, isBuyer }: Decider): boolean =>
  release !== null && (role === 'admin' || release.isDeputised) && (!isBuyer || release.mayReleaseOwn);

/** What order.machine.ts names: delays, guards and actions. */
export const orderSetup = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    emitted: {} as OrderEmitted,
    input: {} as OrderInput,
    tags: {} as PhaseTag,
  },
  delays: {
    reservation: ({ context }) => context.reservedMs ?? 0,
    reminder: ({ context }) => context.release?.reminderMs ?? 0,
    deputy: ({ context }) => context.release?.deputyMs ?? 0,
    expiry: ({ context }) => context.release?.expiryMs ?? 0,
  },
  guards: {
    isAwaitingRelease: ({ context }) => context.release !== null,
    isAwaitingMoney: ({ context }) => context.isPrepaid && !context.isPaid && context.reservedMs !== null,
    isUnpaid: ({ context }) => !context.isPaid,
    isAsked: ({ context }) => context.release?.isAsked === true,
    isDeputised: ({ context }) => context.release?.isDeputised === true,
    hasDeputy: ({ context }) => context.release?.deputyMs !== null,
    mayDecide: ({ context, event }) => {
      assertEvent(event, ['release.grant', 'release.deny', 'release.change']);
      return decides(context, event.by);
    },
    mayAsk: ({ context, event }) => {
      assertEvent(event, 'release.ask');
      return decides(context, event.by) && event.by.canBuyerAnswer;
    },
  },
  actions: {
    keepPaid: assign({ isPaid: true }),
    keepReleased: assign(({ event }) => {
      assertEvent(event, 'release.grant');
      return { release: null, reservedMs: event.reservedMs };
    }),
    keepAsked: assign(({ context: { release } }) => ({ release: release && { ...release, isAsked: true } })),
    keepAnswered: assign(({ context: { release } }) => ({
      release: release && { ...release, isAsked: false },
    })),
    keepDeputised: assign(({ context: { release } }) => ({
      release: release && { ...release, isDeputised: true },
    })),
    tellPaid: emit({ type: 'order.paid' }),
    tellSettled: emit({ type: 'order.settled' }),
    tellPiecesFreed: emit({ type: 'order.piecesFreed' }),
    tellPiecesSent: emit({ type: 'order.piecesSent' }),
    tellBudgetFreed: emit({ type: 'order.budgetFreed' }),
    tellCancelled: emit({ type: 'order.cancelled', reason: null }),
    tellNotPaid: emit({ type: 'order.cancelled', reason: 'notPaid' }),
    tellReleased: emit(({ event }) => {
      assertEvent(event, 'release.grant');
      return { type: 'order.released', reservedMs: event.reservedMs } as const;
    }),
    tellDenied: emit({ type: 'order.denied', reason: null }),
    tellExpired: emit({ type: 'order.denied', reason: 'expired' }),
    tellChanged: emit({ type: 'order.changed' }),
    tellWithdrawn: emit({ type: 'order.withdrawn' }),
    tellAsked: emit({ type: 'order.asked' }),
    tellAnswered: emit({ type: 'order.answered' }),
    tellReminded: emit({ type: 'order.reminded' }),
    tellDeputised: emit({ type: 'order.deputised' }),
  },
});
