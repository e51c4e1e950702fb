import { assign, emit, setup } from 'xstate';
import type { PhaseTag } from '#machines/phase-tag.ts';
import type { OrderCommand, OrderContext, OrderEmitted, OrderInput } from './order.types.ts';

/** What order.machine.ts names: delays, guards and actions. */
export const orderSetup = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderCommand,
    emitted: {} as OrderEmitted,
    input: {} as OrderInput,
    tags: {} as PhaseTag,
  },
  delays: { reservation: ({ context }) => context.reservedMs ?? 0 },
  guards: {
    isAwaitingMoney: ({ context }) => context.isPrepaid && !context.isPaid && context.reservedMs !== null,
    isUnpaid: ({ context }) => !context.isPaid,
  },
  actions: {
    keepPaid: assign({ isPaid: true }),
    tellPaid: emit({ type: 'order.paid' }),
    tellSettled: emit({ type: 'order.settled' }),
    tellPiecesFreed: emit({ type: 'order.piecesFreed' }),
    tellPiecesSent: emit({ type: 'order.piecesSent' }),
    tellCancelled: emit({ type: 'order.cancelled', reason: null }),
    tellNotPaid: emit({ type: 'order.cancelled', reason: 'notPaid' }),
  },
});
