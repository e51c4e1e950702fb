import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { basketOfRefusal } from '#machines/basket-of-refusal.ts';
import { problemOf, problemWithCode, refusalOf } from '../call-problem.ts';
import type { OutcomesOf } from '../outcome-events.ts';
import type { PhaseTag } from '../phase-tag.ts';
import { basketActors } from './basket.actors.ts';
import {
  changeOf,
  enqueue as enqueued,
  factsOfFailure,
  factsOfReply,
  followNotice,
  isOvertaken,
  withBasket,
  withLoaded,
  withLost,
  withReceived,
  withReply,
} from './basket.rules.ts';
import type { BasketChange, BasketContext, BasketEmitted, BasketEvent, BasketInput } from './basket.types.ts';

type AnyBasketEvent = BasketEvent | OutcomesOf<typeof basketActors>;

/** Not sent at all: too much is waiting, or the basket became another one. */
const unsent = problemWithCode('error');
const frozen = problemWithCode('basket.frozen');

/** The change a gesture asks for. */
function askedChange(event: AnyBasketEvent): BasketChange {
  assertEvent(event, ['position.*', 'items.add', 'basket.removeAll']);
  return changeOf(event);
}

/** What a change that was sent has come to. */
function replyOf(event: AnyBasketEvent) {
  assertEvent(event, 'xstate.done.actor.sendChange');
  return event.output;
}

function errorOf(event: AnyBasketEvent): unknown {
  assertEvent(event, 'xstate.error.actor.sendChange');
  return event.error;
}

/** What basket.machine.ts names: ports, guards and actions. */
export const basketSetup = setup({
  types: {
    context: {} as BasketContext,
    input: {} as BasketInput,
    events: {} as AnyBasketEvent,
    emitted: {} as BasketEmitted,
    tags: {} as PhaseTag,
  },
  actors: basketActors,
  guards: {
    isFrozen: ({ context }) => context.isFrozen,
    hasQueued: ({ context }) => context.queue.length > 0,
    hasRoom: ({ context, event }) =>
      enqueued(context.queue, askedChange(event), 0).length <= context.maximumQueued,
    hasRoomBehindSent: ({ context, event }) =>
      enqueued(context.queue, askedChange(event), 1).length <= context.maximumQueued,
    isSomethingElseDue: ({ context }) => context.isFrozen || context.queue.length > 0,
    hasContent: ({ context }) => context.hasContent,
    isLoadWanted: ({ context }) => context.wantsLoad,
    isThawed: ({ event }) => {
      assertEvent(event, 'checkout.submittingChanged');
      return !event.isSubmitting;
    },
    isNewer: ({ context, event }) => {
      assertEvent(event, 'basket.changedElsewhere');
      return event.version > context.version;
    },
    isRefused: ({ event }) => refusalOf(errorOf(event)) !== null,
    /** Whoever was signed in is back, and something of theirs found the session ended. */
    hasReturned: ({ context, event }) => {
      assertEvent(event, 'session.changed');
      return event.person !== null && event.person === context.member && context.lost.length > 0;
    },
  },
  actions: {
    queueChange: assign(({ context, event }) => ({
      queue: enqueued(context.queue, askedChange(event), 0),
    })),
    /** The first of the queue is with the server already and stays what it is. */
    queueBehindSent: assign(({ context, event }) => ({
      queue: enqueued(context.queue, askedChange(event), 1),
    })),
    refuseUnsent: enqueueActions(({ event, enqueue }) => {
      for (const fact of factsOfFailure(askedChange(event), unsent)) enqueue.emit(fact);
    }),
    refuseFrozen: enqueueActions(({ event, enqueue }) => {
      for (const fact of factsOfFailure(askedChange(event), frozen)) enqueue.emit(fact);
    }),
    wantLoad: assign({ wantsLoad: true }),
    forgetWish: assign({ wantsLoad: false }),
    keepFrozen: assign(({ event }) => {
      assertEvent(event, 'checkout.submittingChanged');
      return { isFrozen: event.isSubmitting };
    }),
    keepBasket: assign(({ context, event }) => {
      assertEvent(event, 'basket.received');
      return withReceived(context, event.basket);
    }),
    keepLoaded: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.loadBasket');
      return withLoaded(context, event.output);
    }),
    tellLoaded: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'xstate.done.actor.loadBasket');
      if ('basket' in event.output && !isOvertaken(event.output.basket.version, context.version))
        enqueue.emit({ type: 'basket.changed', basket: event.output.basket });
    }),
    tellHead: emit(({ context }) => ({ type: 'basket.headChanged', head: context.head })),
    /** The basket of another visitor or mode: nothing of the old one may stay. */
    replaceHead: assign(({ context, event }) => {
      assertEvent(event, ['session.changed', 'mode.changed']);
      return {
        head: event.head,
        version: event.head.version,
        basket: null,
        hasContent: false,
        wantsLoad: context.wantsContent || context.wantsLoad,
      };
    }),
    tellReply: enqueueActions(({ context, event, enqueue }) => {
      for (const fact of factsOfReply(context, replyOf(event))) enqueue.emit(fact);
    }),
    followNotice: assign(({ context: { queue, basket }, event }) => {
      const reply = replyOf(event);
      return 'basket' in reply ? { queue: followNotice(queue, basket?.items ?? [], reply.basket.items) } : {};
    }),
    keepReply: assign(({ context, event }) => withReply(context, replyOf(event))),
    tellFailure: enqueueActions(({ context, event, enqueue }) => {
      const change = context.queue[0] as BasketChange;
      for (const fact of factsOfFailure(change, problemOf(errorOf(event)))) enqueue.emit(fact);
    }),
    /** A refusal that brings no basket leaves unknown what is true now. */
    keepRefusedBasket: assign(({ context, event }) => {
      const fresh = basketOfRefusal(errorOf(event));
      return fresh === null
        ? { wantsLoad: context.wantsLoad || context.hasContent }
        : withBasket(context, fresh);
    }),
    keepLost: assign(({ context, event }) => withLost(context, refusalOf(errorOf(event))?.code ?? null)),
    repeatLost: assign(({ context }) => ({ queue: context.lost, lost: [] })),
    /** For anybody else it was meant for another basket; a guest may still become who they were. */
    keepPerson: assign(({ event }) => {
      assertEvent(event, 'session.changed');
      return event.person === null ? {} : { member: event.person, lost: [] };
    }),
    dropSent: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    /** Nothing that was meant for another basket is sent; whoever waits for an add is told. */
    dropAll: enqueueActions(({ context, enqueue }) => {
      for (const fact of context.queue.flatMap((change) => factsOfFailure(change, unsent)))
        enqueue.emit(fact);
      enqueue.assign({ queue: [] });
    }),
  },
});
