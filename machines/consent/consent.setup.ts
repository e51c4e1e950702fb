import { assertEvent, assign, emit, setup } from 'xstate';
import { consentValues, hasConsent, isConsentOpen } from '#domain/consent.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import {
  type ConsentContext,
  type ConsentEmitted,
  type ConsentEvent,
  type ConsentInput,
} from './consent.types.ts';

/** What a gesture leaves stored. */
const answers = {
  'consent.accept': consentValues.accepted,
  'consent.decline': consentValues.declined,
  'consent.reset': null,
} as const;

function answerOf(event: ConsentEvent) {
  assertEvent(event, ['consent.accept', 'consent.decline', 'consent.reset']);
  return answers[event.type];
}

/** What consent.machine.ts names: delays, guards and actions. */
export const consentSetup = setup({
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
    isAnswerRead: ({ event }) => {
      assertEvent(event, ['route.changed', 'storage.changed']);
      return !isConsentOpen(event.stored);
    },
  },
  actions: {
    keepStored: assign(({ event }) => {
      assertEvent(event, ['route.changed', 'storage.changed']);
      return { stored: event.stored };
    }),
    keepAnswer: assign(({ event }) => ({ stored: answerOf(event) })),
    storeAnswer: emit(({ event }) => ({ type: 'consent.stored', value: answerOf(event) })),
    tellTracking: emit(({ context }) => ({
      type: 'consent.trackingChanged',
      isGranted: hasConsent(context.stored),
    })),
    wantPrivacy: emit({ type: 'consent.privacyWanted' }),
  },
});
