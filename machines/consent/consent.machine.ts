import { assign, emit, setup } from 'xstate';
import { consentValues, hasConsent, isConsentOpen } from '#domain/consent.ts';
import type { PhaseTag, StateMeta } from '#machines/state-meta.ts';
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
    meta: {} as StateMeta,
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
  description: 'Fragt einmal, ob gemessen werden darf, und merkt sich die Antwort.',
  meta: { title: { de: 'Cookie-Einwilligung', en: 'Cookie consent' }, spec: [] },
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
      description: 'Die gespeicherte Antwort wird gelesen.',
      meta: { title: { de: 'Antwort lesen', en: 'Reading the answer' }, spec: ['S4.4-04'] },
      always: [
        { guard: 'isConsentStored', target: 'granted' },
        { guard: 'isAnswerStored', target: 'declined' },
        { target: 'asking' },
      ],
    },
    asking: {
      description: 'Der Besucher hat noch nicht geantwortet.',
      meta: { title: { de: 'Noch keine Antwort', en: 'No answer yet' }, spec: ['S4.4-01'] },
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
          description: 'Die Cookie-Leiste erscheint erst nach der eingestellten Zeit.',
          tags: 'ready',
          meta: {
            title: { de: 'Wartet mit der Frage', en: 'Waiting to ask' },
            spec: ['S4.4-01', 'S2.12-08', 'S9-12'],
          },
          after: { noticeDelay: { target: 'shown' } },
        },
        shown: {
          description: 'Die Cookie-Leiste fragt: zustimmen, ablehnen oder mehr lesen.',
          tags: ['ready', 'noticeShown'],
          meta: {
            title: { de: 'Cookie-Leiste steht', en: 'Cookie bar shown' },
            spec: ['S4.4-01', 'S4.4-02', 'S4.4-03'],
          },
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
      description: 'Der Besucher hat zugestimmt; es darf gemessen werden.',
      tags: ['done', 'granted'],
      meta: {
        title: { de: 'Zugestimmt', en: 'Consent given' },
        spec: ['S4.4-02', 'S4.4-04', 'S4.4-05'],
      },
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
      description: 'Der Besucher hat nicht zugestimmt; es wird nicht gemessen.',
      tags: 'done',
      meta: { title: { de: 'Abgelehnt', en: 'Declined' }, spec: ['S4.4-04', 'S4.4-05'] },
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
