import { changeOf, offerRequestSetup, sentOf } from './offer-request.setup.ts';

const notingChange = { target: 'changing', actions: 'noteChange' } as const;

/**
 * Somebody who is signed in asks for an offer on articles without a price: the articles are gathered on one request, the form is
 * filled in with who asks, and what was sent is sent once (S2.9, S5, S6, S7.2). The form within the shop is this chart, too.
 */
export const offerRequestMachine = offerRequestSetup.createMachine({
  id: 'offer-request',
  context: ({ input }) => ({
    ...input,
    item: null,
    requestToken: null,
    positions: [],
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
    unavailable: { tags: 'done' },
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
      on: {
        'position.update': notingChange,
        'position.remove': notingChange,
        'request.clear': notingChange,
        'request.send': { target: 'sending', actions: 'keepTyped' },
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changePositions',
        src: 'changePositions',
        input: ({ context }) => changeOf(context),
        onDone: [
          { guard: 'isMoreToChange', target: 'changing', reenter: true, actions: 'keepPositions' },
          { guard: 'isToBeSent', target: 'sending', actions: 'keepPositions' },
          { target: 'editing', actions: 'keepPositions' },
        ],
        onError: { target: 'editing', actions: 'keepPositionProblem' },
      },
      on: {
        'position.update': { actions: 'noteChange' },
        'position.remove': { actions: 'noteChange' },
        'request.clear': { actions: 'noteChange' },
        'request.send': { actions: 'keepTyped' },
      },
    },
    sending: {
      tags: 'busy',
      exit: 'forgetTyped',
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context }) => sentOf(context),
        onDone: { target: 'sent', actions: 'keepReference' },
        onError: [
          { guard: 'isNotAllowed', target: 'unavailable' },
          { target: 'editing', actions: 'keepProblem' },
        ],
      },
    },
    sent: { tags: 'done' },
  },
});

export type OfferRequestMachine = typeof offerRequestMachine;
