import { consentSetup } from './consent.setup.ts';

/**
 * Asks once whether the visitor may be tracked and keeps the answer; the stored entry is read again on each route change.
 * S4.4, S9, docs/decisions/0020.
 */
export const consentMachine = consentSetup.createMachine({
  id: 'consent',
  context: ({ input }) => ({ stored: null, delayMs: input.delayMs }),
  initial: 'checking',
  on: {
    'route.changed': { target: '.checking', actions: 'keepStored' },
    'storage.changed': { target: '.checking', actions: 'keepStored' },
  },
  states: {
    checking: {
      always: [
        { guard: 'isConsentStored', target: 'granted' },
        { guard: 'isAnswerStored', target: 'declined' },
        { target: 'asking' },
      ],
    },
    asking: {
      initial: 'waiting',
      entry: 'tellTracking',
      on: {
        'route.changed': [
          { guard: 'isAnswerRead', target: 'checking', actions: 'keepStored' },
          { actions: 'tellTracking' },
        ],
        'storage.changed': { guard: 'isAnswerRead', target: 'checking', actions: 'keepStored' },
      },
      states: {
        waiting: {
          tags: 'ready',
          after: { noticeDelay: { target: 'shown' } },
        },
        shown: {
          tags: ['ready', 'noticeShown'],
          on: {
            'consent.accept': { target: '#consent.granted', actions: ['keepAnswer', 'storeAnswer'] },
            'consent.decline': { target: '#consent.declined', actions: ['keepAnswer', 'storeAnswer'] },
            'consent.readMore': { actions: 'wantPrivacy' },
          },
        },
      },
    },
    granted: {
      tags: ['done', 'granted'],
      entry: 'tellTracking',
      on: { 'consent.reset': { target: 'asking.shown', actions: ['keepAnswer', 'storeAnswer'] } },
    },
    declined: {
      tags: 'done',
      entry: 'tellTracking',
      on: { 'consent.reset': { target: 'asking.shown', actions: ['keepAnswer', 'storeAnswer'] } },
    },
  },
});

export type ConsentMachine = typeof consentMachine;
