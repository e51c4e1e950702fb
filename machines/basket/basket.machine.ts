import { assign, emit, enqueueActions, setup } from 'xstate';
import type { BasketHead, BasketState } from '#contract/basket.ts';
import { problemOf, problemWithCode, refusalOf } from '../call-problem.ts';
import type { Problem } from '../call-problem.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { basketActors } from './basket.actors.ts';
import {
  basketOfRefusal,
  changeOf,
  defaultMaximumQueued,
  enqueue as enqueued,
  followNotice,
  undoOf,
  withBasket,
  withLoaded,
  withLost,
  withReply,
} from './basket.changes.ts';
import type {
  BasketChange,
  BasketContext,
  BasketEmitted,
  BasketEvent,
  BasketInput,
  ChangeReply,
  HeadReply,
  LoadReply,
} from './basket.types.ts';

type ChangeEvent = Parameters<typeof changeOf>[0];

interface Queueing {
  readonly event: ChangeEvent;
  /** How many changes at the head of the queue are already with the server. */
  readonly underWay: 0 | 1;
}

/** Not sent at all: too much is waiting, or the basket became another one. */
const unsent = problemWithCode('error');
const frozen = problemWithCode('basket.frozen');

const basket = setup({
  types: {
    context: {} as BasketContext,
    input: {} as BasketInput,
    events: {} as BasketEvent,
    emitted: {} as BasketEmitted,
    tags: {} as PhaseTag,
  },
  actors: basketActors,
  guards: {
    isFrozen: ({ context }) => context.isFrozen,
    hasQueued: ({ context }) => context.queue.length > 0,
    hasRoom: ({ context }, params: Queueing) =>
      enqueued(context.queue, changeOf(params.event), params.underWay).length <= context.maximumQueued,
    isSomethingElseDue: ({ context }) => context.isFrozen || context.queue.length > 0,
    hasContent: ({ context }) => context.hasContent,
    isLoadWanted: ({ context }) => context.wantsLoad,
    isThawed: (_, params: { isSubmitting: boolean }) => !params.isSubmitting,
    isNewer: ({ context }, params: { version: number }) => params.version > context.version,
    isRefused: (_, params: { error: unknown }) => refusalOf(params.error) !== null,
    /** Whoever was signed in is back, and something of theirs found the session ended. */
    hasReturned: ({ context }, { person }: { person: string | null }) =>
      person !== null && person === context.member && context.lost.length > 0,
  },
  actions: {
    queueChange: assign(({ context }, params: Queueing) => ({
      queue: enqueued(context.queue, changeOf(params.event), params.underWay),
    })),
    tellRefusedCommand: enqueueActions(({ enqueue }, params: { event: ChangeEvent; problem: Problem }) => {
      const change = changeOf(params.event);
      if (change.kind === 'add')
        enqueue.emit({
          type: 'basket.addSettled',
          ticket: change.ticket,
          result: { outcome: 'failed', problem: params.problem },
        });
      enqueue.emit({ type: 'basket.changeFailed', change, problem: params.problem });
    }),
    wantLoad: assign({ wantsLoad: true }),
    forgetWish: assign({ wantsLoad: false }),
    keepFrozen: assign((_, params: { isFrozen: boolean }) => ({ isFrozen: params.isFrozen })),
    keepBasket: assign(({ context }, params: { basket: BasketState }) => withBasket(context, params.basket)),
    keepLoaded: assign(({ context }, params: { reply: LoadReply | HeadReply }) =>
      withLoaded(context, params.reply),
    ),
    tellLoaded: enqueueActions(({ context, enqueue }, { reply }: { reply: LoadReply | HeadReply }) => {
      if ('basket' in reply && reply.basket.version >= context.version)
        enqueue.emit({ type: 'basket.changed', basket: reply.basket });
    }),
    tellHead: emit(({ context }) => ({ type: 'basket.headChanged', head: context.head })),
    /** The basket of another visitor or mode: nothing of the old one may stay. */
    replaceHead: assign(({ context }, params: { head: BasketHead }) => ({
      head: params.head,
      version: params.head.version,
      basket: null,
      hasContent: false,
      wantsLoad: context.hasContent || context.wantsLoad,
    })),
    tellReply: enqueueActions(({ context, enqueue }, params: { reply: ChangeReply }) => {
      const change = context.queue[0];
      const { reply } = params;
      if ('added' in reply) {
        enqueue.emit({ type: 'basket.positionAdded', added: reply.added, head: reply.head });
        if (change?.kind === 'add')
          enqueue.emit({
            type: 'basket.addSettled',
            ticket: change.ticket,
            result: { outcome: 'added', added: reply.added },
          });
      }
      if ('refused' in reply) {
        const items = change?.kind === 'addItems' ? change.items : [];
        enqueue.emit({
          type: 'basket.itemsAdded',
          items,
          addedCount: items.length - reply.refused.length,
          refused: reply.refused,
          isRestored: change?.kind === 'addItems' && change.isRestoring,
        });
      }
      const known = context.basket?.items ?? [];
      if (change?.kind === 'remove') {
        const position = known.find(({ uid }) => uid === change.uid);
        if (position !== undefined)
          enqueue.emit({ type: 'basket.positionRemoved', position, undo: [undoOf(position)] });
      }
      if (change?.kind === 'removeAll') enqueue.emit({ type: 'basket.emptied', undo: known.map(undoOf) });
      const fresh = 'basket' in reply ? reply.basket.items : known;
      for (const correction of reply.corrections) {
        const position = fresh.find(({ uid }) => uid === correction.uid);
        enqueue.emit({
          type: 'basket.quantityCorrected',
          correction,
          displayName: position?.displayName ?? ('added' in reply ? reply.added.displayName : ''),
          step: position?.step_order_price_unit ?? null,
        });
      }
      if ('basket' in reply && reply.basket.version >= context.version)
        enqueue.emit({ type: 'basket.changed', basket: reply.basket });
    }),
    followNotice: assign(({ context }, { reply }: { reply: ChangeReply }) => ({
      queue:
        'basket' in reply
          ? followNotice(context.queue, context.basket?.items ?? [], reply.basket.items)
          : context.queue,
    })),
    keepReply: assign(({ context }, params: { reply: ChangeReply }) => withReply(context, params.reply)),
    tellFailure: enqueueActions(({ context, enqueue }, params: { error: unknown }) => {
      const change = context.queue[0] as BasketChange;
      const problem = problemOf(params.error);
      if (change.kind === 'add')
        enqueue.emit({
          type: 'basket.addSettled',
          ticket: change.ticket,
          result: { outcome: 'failed', problem },
        });
      enqueue.emit({ type: 'basket.changeFailed', change, problem });
    }),
    /** A refusal that brings no basket leaves unknown what is true now. */
    keepRefusedBasket: assign(({ context }, params: { error: unknown }) => {
      const fresh = basketOfRefusal(params.error);
      return fresh === null
        ? { wantsLoad: context.wantsLoad || context.hasContent }
        : withBasket(context, fresh);
    }),
    keepLost: assign(({ context }, params: { error: unknown }) =>
      withLost(context, refusalOf(params.error)?.code ?? null),
    ),
    repeatLost: assign(({ context }) => ({ queue: context.lost, lost: [] })),
    /** For anybody else it was meant for another basket; a guest may still become who they were. */
    keepPerson: assign((_, { person }: { person: string | null }) =>
      person === null ? {} : { member: person, lost: [] },
    ),
    dropSent: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    /** Nothing that was meant for another basket is sent; whoever waits for an add is told. */
    dropAll: enqueueActions(({ context, enqueue }) => {
      for (const change of context.queue) {
        if (change.kind === 'add')
          enqueue.emit({
            type: 'basket.addSettled',
            ticket: change.ticket,
            result: { outcome: 'failed', problem: unsent },
          });
        enqueue.emit({ type: 'basket.changeFailed', change, problem: unsent });
      }
      enqueue.assign({ queue: [] });
    }),
  },
});

const onEachChange = <Transitions>(transitions: Transitions) => ({
  'position.add': transitions,
  'items.add': transitions,
  'position.changeQuantity': transitions,
  'position.changeNotice': transitions,
  'position.remove': transitions,
  'basket.removeAll': transitions,
});

const queueing = (underWay: 0 | 1) => ({
  params: ({ event }: { event: ChangeEvent }): Queueing => ({ event, underWay }),
});
const refusal = (problem: Problem) => ({
  type: 'tellRefusedCommand' as const,
  params: ({ event }: { event: ChangeEvent }) => ({ event, problem }),
});

/** Nothing is under way: a change is sent at once. */
const sendNow = onEachChange({
  target: 'sending',
  actions: { type: 'queueChange' as const, ...queueing(0) },
});
/** Something is under way: a change waits for its turn. */
const waitForTurn = (underWay: 0 | 1) =>
  onEachChange([
    {
      guard: { type: 'hasRoom' as const, ...queueing(underWay) },
      actions: { type: 'queueChange' as const, ...queueing(underWay) },
    },
    { actions: refusal(unsent) },
  ]);

/**
 * The basket of this page, for its whole life: the head always, the positions once they were asked for; one call at a time,
 * in the order of the gestures (S3.3, S4.3, S7.3). The server's last answer is the truth, the views lay what waits over it.
 */
export const basketMachine = basket.createMachine({
  id: 'basket',
  context: ({ input }) => ({
    version: input.head.version,
    hasContent: false,
    wantsContent: false,
    wantsLoad: false,
    isFrozen: false,
    queue: [],
    maximumQueued: input.maximumQueued ?? defaultMaximumQueued,
    member: input.person,
    lost: [],
    head: input.head,
    basket: null,
  }),
  initial: 'settling',
  on: {
    'basket.received': {
      target: '.settling',
      actions: [{ type: 'keepBasket', params: ({ event }) => event }, 'tellHead'],
    },
    'basket.changedElsewhere': {
      guard: { type: 'isNewer', params: ({ event }) => event },
      target: '.settling',
      actions: 'wantLoad',
    },
    'session.changed': [
      {
        guard: { type: 'hasReturned', params: ({ event }) => event },
        target: '.settling',
        actions: ['dropAll', { type: 'replaceHead', params: ({ event }) => event }, 'repeatLost', 'tellHead'],
      },
      {
        target: '.settling',
        actions: [
          'dropAll',
          { type: 'replaceHead', params: ({ event }) => event },
          { type: 'keepPerson', params: ({ event }) => event },
          'tellHead',
        ],
      },
    ],
    'mode.changed': {
      target: '.settling',
      actions: ['dropAll', { type: 'replaceHead', params: ({ event }) => event }, 'tellHead'],
    },
    'checkout.submittingChanged': {
      target: '.settling',
      actions: { type: 'keepFrozen', params: ({ event }) => ({ isFrozen: event.isSubmitting }) },
    },
  },
  states: {
    settling: {
      always: [
        { guard: 'isFrozen', target: 'frozen' },
        { guard: 'hasQueued', target: 'sending' },
        { guard: 'isLoadWanted', target: 'loading' },
        { guard: 'hasContent', target: 'ready' },
        { target: 'headOnly' },
      ],
    },
    headOnly: {
      tags: ['ready'],
      on: sendNow,
    },
    loading: {
      tags: ['busy'],
      entry: 'forgetWish',
      invoke: {
        id: 'loadBasket',
        src: 'loadBasket',
        input: ({ context }) => ({ isHeadEnough: !context.wantsContent }),
        onDone: {
          target: 'settling',
          actions: [
            { type: 'tellLoaded', params: ({ event }) => ({ reply: event.output }) },
            { type: 'keepLoaded', params: ({ event }) => ({ reply: event.output }) },
            'tellHead',
          ],
        },
        onError: [
          {
            guard: 'isSomethingElseDue',
            target: 'settling',
            actions: 'wantLoad',
          },
          { target: 'stale' },
        ],
      },
      on: {
        'basket.changedElsewhere': {
          guard: { type: 'isNewer', params: ({ event }) => event },
          actions: 'wantLoad',
        },
        'basket.received': {
          actions: [{ type: 'keepBasket', params: ({ event }) => event }, 'tellHead'],
        },
        'session.changed': [
          {
            guard: { type: 'hasReturned', params: ({ event }) => event },
            target: 'settling',
            actions: [
              'dropAll',
              { type: 'replaceHead', params: ({ event }) => event },
              'repeatLost',
              'wantLoad',
              'tellHead',
            ],
          },
          {
            target: 'settling',
            actions: [
              'dropAll',
              { type: 'replaceHead', params: ({ event }) => event },
              { type: 'keepPerson', params: ({ event }) => event },
              'wantLoad',
              'tellHead',
            ],
          },
        ],
        'mode.changed': {
          target: 'settling',
          actions: ['dropAll', { type: 'replaceHead', params: ({ event }) => event }, 'wantLoad', 'tellHead'],
        },
        'checkout.submittingChanged': {
          actions: { type: 'keepFrozen', params: ({ event }) => ({ isFrozen: event.isSubmitting }) },
        },
        ...waitForTurn(0),
      },
    },
    ready: {
      tags: ['ready'],
      on: sendNow,
    },
    sending: {
      tags: ['busy'],
      invoke: {
        id: 'sendChange',
        src: 'sendChange',
        input: ({ context }) => ({ change: context.queue[0] as BasketChange }),
        onDone: {
          target: 'settling',
          actions: [
            { type: 'tellReply', params: ({ event }) => ({ reply: event.output }) },
            { type: 'followNotice', params: ({ event }) => ({ reply: event.output }) },
            { type: 'keepReply', params: ({ event }) => ({ reply: event.output }) },
            'dropSent',
            'tellHead',
          ],
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'settling',
            actions: [
              { type: 'tellFailure', params: ({ event }) => event },
              { type: 'keepLost', params: ({ event }) => event },
              { type: 'keepRefusedBasket', params: ({ event }) => event },
              'dropSent',
              'tellHead',
            ],
          },
          {
            target: 'settling',
            actions: [{ type: 'tellFailure', params: ({ event }) => event }, 'dropSent', 'wantLoad'],
          },
        ],
      },
      on: {
        'basket.changedElsewhere': {
          guard: { type: 'isNewer', params: ({ event }) => event },
          actions: 'wantLoad',
        },
        'basket.received': {
          actions: [{ type: 'keepBasket', params: ({ event }) => event }, 'tellHead'],
        },
        'checkout.submittingChanged': {
          actions: { type: 'keepFrozen', params: ({ event }) => ({ isFrozen: event.isSubmitting }) },
        },
        ...waitForTurn(1),
      },
    },
    stale: {
      tags: ['blocked'],
      on: {
        'basket.open': 'loading',
        'connection.returned': 'loading',
        ...sendNow,
      },
    },
    frozen: {
      tags: ['blocked'],
      on: {
        'checkout.submittingChanged': {
          guard: { type: 'isThawed', params: ({ event }) => event },
          target: 'settling',
          actions: [{ type: 'keepFrozen', params: { isFrozen: false } }, 'wantLoad'],
        },
        ...onEachChange({ actions: refusal(frozen) }),
      },
    },
  },
});
