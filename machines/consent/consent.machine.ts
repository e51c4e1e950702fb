import { assign, emit, setup } from 'xstate';
import { consentValues, hasConsent, isConsentOpen } from '#domain/consent.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import {
  type ConsentContext,
  type ConsentEmitted,
  type ConsentEvent,
  type ConsentInput,
} from './consent.types.ts';

/**
 * Asks once whether the visitor may be tracked and keeps the answer; the stored entry is read again on each route change.
 * S4.4, S9, docs/decisions/0020.
 */
export const consentMachine = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    emitted: {} as ConsentEmitted,
    input: {} as ConsentInput,
    tags: {} as PhaseTag | 'granted' | 'noticeShown',
  },
  delays: { noticeDelay: ({ context }) => context.delayMs },
  guards: {
    isConsentStored: ({ context }) => hasConsent(context.stored),
    isAnswerStored: ({ context }) => !isConsentOpen(context.stored),
    givesAnswer: (_, params: { stored: unknown }) => !isConsentOpen(params.stored),
  },
  actions: {
    keepStored: assign({ stored: (_, params: { stored: unknown }) => params.stored }),
    store: emit((_, params: { value: 'true' | 'false' | null }) => ({
      type: 'consent.stored',
      value: params.value,
    })),
    tellTracking: emit(({ context }) => ({
      type: 'consent.trackingChanged',
      isGranted: hasConsent(context.stored),
    })),
    wantPrivacy: emit({ type: 'consent.privacyWanted' }),
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => ({ stored: null, delayMs: input.delayMs }),
  initial: 'checking',
  on: {
    'route.changed': {
      target: '.checking',
      actions: [{ type: 'keepStored', params: ({ event }) => ({ stored: event.stored }) }],
    },
    'storage.changed': {
      target: '.checking',
      actions: [{ type: 'keepStored', params: ({ event }) => ({ stored: event.stored }) }],
    },
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
          {
            guard: { type: 'givesAnswer', params: ({ event }) => ({ stored: event.stored }) },
            target: 'checking',
            actions: { type: 'keepStored', params: ({ event }) => ({ stored: event.stored }) },
          },
          { actions: 'tellTracking' },
        ],
        'storage.changed': {
          guard: { type: 'givesAnswer', params: ({ event }) => ({ stored: event.stored }) },
          target: 'checking',
          actions: { type: 'keepStored', params: ({ event }) => ({ stored: event.stored }) },
        },
      },
      states: {
        waiting: {
          tags: 'ready',
          after: { noticeDelay: { target: 'shown' } },
        },
        shown: {
          tags: ['ready', 'noticeShown'],
          on: {
            'consent.accept': {
              target: '#consent.granted',
              actions: [
                { type: 'keepStored', params: { stored: consentValues.accepted } },
                { type: 'store', params: { value: consentValues.accepted } },
              ],
            },
            'consent.decline': {
              target: '#consent.declined',
              actions: [
                { type: 'keepStored', params: { stored: consentValues.declined } },
                { type: 'store', params: { value: consentValues.declined } },
              ],
            },
            'consent.readMore': { actions: 'wantPrivacy' },
          },
        },
      },
    },
    granted: {
      tags: ['done', 'granted'],
      entry: 'tellTracking',
      on: {
        'consent.reset': {
          target: 'asking',
          actions: [
            { type: 'keepStored', params: { stored: null } },
            { type: 'store', params: { value: null } },
          ],
        },
      },
    },
    declined: {
      tags: 'done',
      entry: 'tellTracking',
      on: {
        'consent.reset': {
          target: 'asking',
          actions: [
            { type: 'keepStored', params: { stored: null } },
            { type: 'store', params: { value: null } },
          ],
        },
      },
    },
  },
});

export type ConsentMachine = typeof consentMachine;
