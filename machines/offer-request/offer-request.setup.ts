import { assertEvent, assign, emit, setup } from 'xstate';
import { offerWordsMark } from '#domain/offer-words.ts';
import { problemOf, refusalOf } from '#machines/call-problem.ts';
import type { OutcomesOf } from '#machines/outcome-events.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { offerRequestActors } from './offer-request.actors.ts';
import type {
  NamedArticle,
  OfferRequestCommand,
  OfferRequestContext,
  OfferRequestEmitted,
  OfferRequestFact,
  OfferRequestInput,
  PositionChange,
  SentRequest,
} from './offer-request.types.ts';

type OfferRequestEvent = OfferRequestCommand | OfferRequestFact | OutcomesOf<typeof offerRequestActors>;

const loads = ['xstate.done.actor.loadRequest', 'xstate.done.actor.lookUpRequest'] as const;
const failures = [
  'xstate.error.actor.loadRequest',
  'xstate.error.actor.lookUpRequest',
  'xstate.error.actor.changePositions',
  'xstate.error.actor.sendRequest',
] as const;
const noRequests: readonly unknown[] = ['offerRequest.notAllowed', 'externalCatalog.notAllowed'];
/** The request is no longer what the page shows. */
const outdated: readonly unknown[] = ['offerRequest.notFound', 'offerRequest.empty', 'position.notFound'];

/** The refusal a call ended with; null where it brought none. */
function refusalIn(event: OfferRequestEvent) {
  assertEvent(event, failures);
  return refusalOf(event.error);
}

/** The change that is on its way. */
export function changeOf({ changes: [first] }: OfferRequestContext): PositionChange {
  if (first === undefined) throw new Error('nothing is to be changed');
  return first;
}

/** How a request is named to the server; one without an article has no token, and the server says so. */
const nameOf = (requestToken: OfferRequestContext['requestToken']): string => requestToken ?? 'none';

/** What is sent. */
export function sentOf({ requestToken, typed }: OfferRequestContext): SentRequest {
  if (typed === null) throw new Error('nothing was typed');
  return { requestToken: nameOf(requestToken), typed };
}

/** The request of this page among those that were sent; undefined while it is not. */
function sentIn({ requestToken }: OfferRequestContext, event: OfferRequestEvent) {
  assertEvent(event, 'xstate.done.actor.lookUpRequest');
  return event.output.sent.find((one) => one.requestToken === requestToken);
}

const namedArticle = ({ article }: OfferRequestContext): NamedArticle => {
  if (article === null) throw new Error('no article is named');
  return article;
};

/** What offer-request.machine.ts names: ports, guards and actions. */
export const offerRequestSetup = setup({
  types: {
    context: {} as OfferRequestContext,
    input: {} as OfferRequestInput,
    events: {} as OfferRequestEvent,
    emitted: {} as OfferRequestEmitted,
    tags: {} as PhaseTag,
  },
  actors: offerRequestActors,
  delays: {
    /** Between two questions whether the request was sent. */
    settlingPause: 5_000,
  },
  guards: {
    isUnavailable: ({ context }) => !context.isAllowed,
    isArticleToAdd: ({ context: { article }, event }) => {
      assertEvent(event, 'xstate.done.actor.loadRequest');
      return (
        article !== null &&
        !event.output.positions.some(
          (one) => one.articleNumber === article.articleNumber && one.shopDepotId === article.shopDepotId,
        )
      );
    },
    isArticleNamed: ({ context }) => context.article !== null,
    isNotAllowed: ({ event }) => noRequests.includes(refusalIn(event)?.code),
    isOutdated: ({ event }) => outdated.includes(refusalIn(event)?.code),
    isRefused: ({ event }) => refusalIn(event) !== null,
    isSentMeanwhile: ({ context, event }) => sentIn(context, event) !== undefined,
    isSentInTheseWords: ({ context, event }) => {
      const { typed } = context;
      return typed !== null && sentIn(context, event)?.wordsMark === offerWordsMark(typed);
    },
    wasSentBefore: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.sendRequest');
      return event.output.wasSentBefore;
    },
    isMoreToChange: ({ context }) => context.changes.length > 1,
    isToBeSent: ({ context }) => context.typed !== null,
  },
  actions: {
    keepLoaded: assign(({ event }) => {
      assertEvent(event, loads);
      const { item, requestToken, positions, sent } = event.output;
      return { item, requestToken, positions, sent };
    }),
    noteArticle: assign(({ context }) => ({
      changes: [{ how: 'add', article: namedArticle(context) } as const],
      article: null,
    })),
    forgetArticle: assign({ article: null }),
    tellArticleHandled: emit({ type: 'article.handled' }),
    tellChanged: emit({ type: 'request.changed' }),
    noteChange: assign(({ context: { changes, requestToken }, event }) => {
      assertEvent(event, ['position.update', 'position.remove', 'request.clear']);
      const change = changeIn(event, requestToken);
      return { changes: withChange(changes, change), problem: null, positionProblem: null };
    }),
    keepPositions: assign(({ context: { changes }, event }) => {
      assertEvent(event, 'xstate.done.actor.changePositions');
      const { requestToken, positions } = event.output;
      return { requestToken, positions, changes: changes.slice(1) };
    }),
    keepPositionProblem: assign(({ context: { typed }, event }) => {
      assertEvent(event, 'xstate.error.actor.changePositions');
      const positionProblem = problemOf(event.error);
      // What was to come after it is left: the amounts in sight are what is kept. What was to be sent says why it stays.
      return { changes: [], typed: null, positionProblem, problem: typed === null ? null : positionProblem };
    }),
    keepTyped: assign(({ event }) => {
      assertEvent(event, 'request.send');
      return { typed: event.typed, problem: null, positionProblem: null };
    }),
    forgetTyped: assign({ typed: null }),
    keepReference: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.sendRequest');
      return { reference: event.output.reference };
    }),
    keepFound: assign(({ context, event }) => ({
      reference: sentIn(context, event)?.reference ?? '',
      problem: null,
      positionProblem: null,
    })),
    keepProblem: assign(({ event }) => {
      assertEvent(event, failures);
      return { problem: problemOf(event.error) };
    }),
    forgetProblem: assign({ problem: null }),
  },
});

/** The change a command asks for; what is cleared is the request that stood there, not one that was begun since. */
function changeIn(
  command: Exclude<OfferRequestCommand, { readonly type: 'request.retry' | 'request.send' }>,
  requestToken: OfferRequestContext['requestToken'],
): PositionChange {
  switch (command.type) {
    case 'position.update':
      return { how: 'update', id: command.id, quantity: command.quantity };
    case 'position.remove':
      return { how: 'remove', id: command.id };
    case 'request.clear':
      return { how: 'clear', requestToken: nameOf(requestToken) };
  }
}

const isOf = (change: PositionChange, id: number): boolean => 'id' in change && change.id === id;

/** What is to be made with one more: of what waits, the last word on a position counts, and nothing that goes anyway. */
function withChange(changes: readonly PositionChange[], change: PositionChange): readonly PositionChange[] {
  const [first, ...waiting] = changes;
  if (first === undefined) return [change];
  if (change.how === 'clear') return [first, change];
  return [first, ...waiting.filter((one) => !('id' in change && isOf(one, change.id))), change];
}
