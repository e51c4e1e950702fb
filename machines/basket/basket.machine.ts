import { defaultMaximumQueued } from './basket.rules.ts';
import { basketSetup } from './basket.setup.ts';

/** A gesture that changes the basket, whichever it is. */
const onEachChange = <const Transitions>(transitions: Transitions) => ({
  'position.add': transitions,
  'items.add': transitions,
  'position.changeQuantity': transitions,
  'position.changeNotice': transitions,
  'position.remove': transitions,
  'basket.removeAll': transitions,
});

/**
 * The basket of this page, for its whole life: the head always, the positions once they were asked for; one call at a time,
 * in the order of the gestures (S3.3, S4.3, S7.3). The server's last answer is the truth, the views lay what waits over it.
 */
export const basketMachine = basketSetup.createMachine({
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
    'basket.received': { target: '.settling', actions: ['keepBasket', 'tellHead'] },
    'basket.changedElsewhere': { guard: 'isNewer', target: '.settling', actions: 'wantLoad' },
    'session.changed': [
      {
        guard: 'hasReturned',
        target: '.settling',
        actions: ['dropAll', 'replaceHead', 'repeatLost', 'tellHead'],
      },
      { target: '.settling', actions: ['dropAll', 'replaceHead', 'keepPerson', 'tellHead'] },
    ],
    'mode.changed': { target: '.settling', actions: ['dropAll', 'replaceHead', 'tellHead'] },
    'checkout.submittingChanged': { target: '.settling', actions: 'keepFrozen' },
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
      tags: 'ready',
      on: onEachChange({ target: 'sending', actions: 'queueChange' }),
    },
    loading: {
      tags: 'busy',
      entry: 'forgetWish',
      invoke: {
        id: 'loadBasket',
        src: 'loadBasket',
        input: ({ context }) => ({ isHeadEnough: !context.wantsContent }),
        onDone: { target: 'settling', actions: ['tellLoaded', 'keepLoaded', 'tellHead'] },
        onError: [
          { guard: 'isSomethingElseDue', target: 'settling', actions: 'wantLoad' },
          { target: 'stale' },
        ],
      },
      on: {
        'basket.changedElsewhere': { guard: 'isNewer', actions: 'wantLoad' },
        'basket.received': { actions: ['keepBasket', 'tellHead'] },
        'checkout.submittingChanged': { actions: 'keepFrozen' },
        ...onEachChange([{ guard: 'hasRoom', actions: 'queueChange' }, { actions: 'refuseUnsent' }]),
      },
    },
    ready: {
      tags: 'ready',
      on: onEachChange({ target: 'sending', actions: 'queueChange' }),
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendChange',
        src: 'sendChange',
        input: ({ context: { queue } }) => ({ change: queue[0]! }),
        onDone: {
          target: 'settling',
          actions: ['tellReply', 'followNotice', 'keepReply', 'dropSent', 'tellHead'],
        },
        onError: [
          {
            guard: 'isRefused',
            target: 'settling',
            actions: ['tellFailure', 'keepLost', 'keepRefusedBasket', 'dropSent', 'tellHead'],
          },
          { target: 'settling', actions: ['tellFailure', 'dropSent', 'wantLoad'] },
        ],
      },
      on: {
        'basket.changedElsewhere': { guard: 'isNewer', actions: 'wantLoad' },
        'basket.received': { actions: ['keepBasket', 'tellHead'] },
        'checkout.submittingChanged': { actions: 'keepFrozen' },
        ...onEachChange([
          { guard: 'hasRoomBehindSent', actions: 'queueBehindSent' },
          { actions: 'refuseUnsent' },
        ]),
      },
    },
    stale: {
      tags: 'blocked',
      on: {
        'basket.open': { target: 'loading' },
        'connection.returned': { target: 'loading' },
        ...onEachChange({ target: 'sending', actions: 'queueChange' }),
      },
    },
    frozen: {
      tags: 'blocked',
      on: {
        'checkout.submittingChanged': {
          guard: 'isThawed',
          target: 'settling',
          actions: ['keepFrozen', 'wantLoad'],
        },
        ...onEachChange({ actions: 'refuseFrozen' }),
      },
    },
  },
});

export type BasketMachine = typeof basketMachine;
