import { changeOf, offerRequestSetup, sentOf } from './offer-request.setup.ts';

const notingChange = { target: 'changing', actions: 'noteChange' } as const;
const sending = { target: 'sending', actions: 'keepTyped' } as const;

/**
 * Somebody who is signed in asks for an offer on articles without a price: the articles are gathered on one request, the form is
 * filled in with who asks, and what was sent is sent once, also where the answer was lost or another tab has sent it (S2.9, S5, S6,
 * S7.2). The form within the shop is this chart, too.
 */
export const offerRequestMachine = offerRequestSetup.createMachine({
  id: 'offer-request',
  context: ({ input }) => ({
    ...input,
    item: null,
    requestToken: null,
    positions: [],
    sent: [],
    changes: [],
    typed: null,
    problem: null,
    positionProblem: null,
    reference: '',
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      always: [{ guard: 'isUnavailable', target: 'unavailable' }, { target: 'loading' }],
    },
    unavailable: { tags: 'done', entry: 'forgetTyped' },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadRequest',
        src: 'loadRequest',
        onDone: [
          {
            guard: 'isArticleToAdd',
            target: 'changing',
            actions: ['keepLoaded', 'noteArticle', 'tellArticleHandled'],
          },
          {
            guard: 'isArticleNamed',
            target: 'editing',
            actions: ['keepLoaded', 'forgetArticle', 'tellArticleHandled'],
          },
          { target: 'editing', actions: 'keepLoaded' },
        ],
        onError: [
          { guard: 'isNotAllowed', target: 'unavailable' },
          { target: 'failed', actions: 'keepProblem' },
        ],
      },
    },
    failed: {
      tags: 'blocked',
      on: { 'request.retry': { target: 'loading', actions: 'forgetProblem' } },
    },
    editing: {
      tags: 'ready',
      entry: 'forgetTyped',
      on: {
        'position.update': notingChange,
        'position.remove': notingChange,
        'request.clear': notingChange,
        'request.send': sending,
        // What went wrong was about what stood there before.
        'request.changedElsewhere': { target: 'lookingAgain', actions: 'forgetProblem' },
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changePositions',
        src: 'changePositions',
        input: ({ context }) => changeOf(context),
        onDone: [
          {
            guard: 'isMoreToChange',
            target: 'changing',
            reenter: true,
            actions: ['keepPositions', 'tellChanged'],
          },
          { guard: 'isToBeSent', target: 'sending', actions: ['keepPositions', 'tellChanged'] },
          { target: 'editing', actions: ['keepPositions', 'tellChanged'] },
        ],
        onError: [
          { guard: 'isOutdated', target: 'lookingAgain', actions: 'keepPositionProblem' },
          { target: 'editing', actions: 'keepPositionProblem' },
        ],
      },
      on: {
        'position.update': { actions: 'noteChange' },
        'position.remove': { actions: 'noteChange' },
        'request.clear': { actions: 'noteChange' },
        'request.send': { actions: 'keepTyped' },
      },
    },
    lookingAgain: {
      tags: 'busy',
      invoke: {
        id: 'lookUpRequest',
        src: 'lookUpRequest',
        onDone: [
          { guard: 'isSentMeanwhile', target: 'sentBefore', actions: 'keepFound' },
          { target: 'editing', actions: 'keepLoaded' },
        ],
        onError: [{ guard: 'isNotAllowed', target: 'unavailable' }, { target: 'editing' }],
      },
      // Changes wait until it is seen what they are of: a form that was to be sent with them is told what went wrong first.
      on: {
        'request.send': sending,
        'request.changedElsewhere': { target: 'lookingAgain', reenter: true },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context }) => sentOf(context),
        onDone: [
          { guard: 'wasSentBefore', target: 'sentBefore', actions: 'keepReference' },
          { target: 'sent', actions: ['keepReference', 'tellChanged'] },
        ],
        onError: [
          { guard: 'isNotAllowed', target: 'unavailable' },
          { guard: 'isOutdated', target: 'settling', actions: 'keepProblem' },
          { guard: 'isRefused', target: 'editing', actions: 'keepProblem' },
          { target: 'settling', actions: 'keepProblem' },
        ],
      },
    },
    settling: {
      tags: 'busy',
      invoke: {
        id: 'lookUpRequest',
        src: 'lookUpRequest',
        onDone: [
          { guard: 'isSentInTheseWords', target: 'sent', actions: ['keepFound', 'tellChanged'] },
          { guard: 'isSentMeanwhile', target: 'sentBefore', actions: 'keepFound' },
          { target: 'editing', actions: 'keepLoaded' },
        ],
        onError: [
          { guard: 'isNotAllowed', target: 'unavailable' },
          { guard: 'isRefused', target: 'editing', actions: 'keepProblem' },
          { target: 'waiting' },
        ],
      },
    },
    // What was typed is still on its way: the form waits, too.
    waiting: {
      tags: 'busy',
      on: { 'connection.returned': { target: 'settling' } },
      after: { settlingPause: { target: 'settling' } },
    },
    sent: { tags: 'done', entry: 'forgetTyped' },
    sentBefore: { tags: 'done', entry: 'forgetTyped' },
  },
});

export type OfferRequestMachine = typeof offerRequestMachine;
