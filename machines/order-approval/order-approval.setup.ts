import { assertEvent, assign, emit, setup } from 'xstate';
import type { ReleaseDecision } from '#contract/release-decisions.ts';
import { storableOf } from '#contract/storable.ts';
import { isReleaseText } from '#domain/release-text.ts';
import type { OutcomesOf } from '#machines/outcome-events.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { orderApprovalActors } from './order-approval.actors.ts';
import {
  answersTo,
  meantBy,
  nothingBegun,
  numbersIn,
  numbersOf,
  openOf,
  settledIn,
  withAnswers,
  withToldSums,
} from './order-approval.rules.ts';
import type {
  OrderApprovalCommand,
  OrderApprovalContext,
  OrderApprovalEmitted,
  OrderApprovalFact,
  OrderApprovalInput,
} from './order-approval.types.ts';

const decisionOf = {
  'release.begin': 'release',
  'denial.begin': 'deny',
  'question.begin': 'ask',
} as const satisfies Partial<Record<OrderApprovalCommand['type'], ReleaseDecision>>;

/** What order-approval.machine.ts names: ports, guards and actions. */
export const orderApprovalSetup = setup({
  types: {
    context: {} as OrderApprovalContext,
    input: {} as OrderApprovalInput,
    events: {} as OrderApprovalCommand | OrderApprovalFact | OutcomesOf<typeof orderApprovalActors>,
    emitted: {} as OrderApprovalEmitted,
    tags: {} as PhaseTag,
  },
  actors: orderApprovalActors,
  guards: {
    isAboutAny: ({ context, event }) => {
      assertEvent(event, ['release.begin', 'denial.begin', 'question.begin']);
      return meantBy(context, event.orderNumber).length > 0;
    },
    areAskedGone: ({ context, event }) => {
      assertEvent(event, 'orders.shown');
      const shown = numbersIn(event.orders);
      return !context.asked.some((orderNumber) => shown.includes(orderNumber));
    },
    isTextFit: ({ event }) => {
      assertEvent(event, 'decision.confirm');
      return isReleaseText(event.text);
    },
    isNoneAnswered: ({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.decide');
      return answersTo(context.asked, event.output).every(({ kind }) => kind === 'unanswered');
    },
    isAnyOtherSum: ({ context }) => openOf(context, 'otherSum').length > 0,
    isAnyOverBudget: ({ context }) => openOf(context, 'overBudget').length > 0,
    isAnyUnanswered: ({ context }) => numbersOf(context.outcomes, 'unanswered').length > 0,
  },
  actions: {
    keepSelection: assign(({ context, event }) => {
      assertEvent(event, 'order.select');
      const others = context.selected.filter((orderNumber) => orderNumber !== event.orderNumber);
      return { selected: event.isSelected ? [...others, event.orderNumber] : others };
    }),
    keepWholeSelection: assign(({ event }) => {
      assertEvent(event, 'orders.selectAll');
      return { selected: event.orderNumbers };
    }),
    keepShown: assign(({ context, event }) => {
      assertEvent(event, 'orders.shown');
      const shown = numbersIn(event.orders);
      return {
        shown: event.orders,
        selected: context.selected.filter((orderNumber) => shown.includes(orderNumber)),
      };
    }),
    begin: assign(({ context, event }) => {
      assertEvent(event, ['release.begin', 'denial.begin', 'question.begin']);
      const seen = meantBy(context, event.orderNumber);
      return { ...nothingBegun, decision: decisionOf[event.type], asked: numbersIn(seen), seen };
    }),
    keepText: assign(({ event }) => {
      assertEvent(event, 'decision.confirm');
      return { text: storableOf(event.text).trim(), isTextMissing: false };
    }),
    keepMeaning: assign(({ event }) => {
      assertEvent(event, 'decision.confirm');
      return { isOverBudgetMeant: event.isOverBudgetMeant === true };
    }),
    missText: assign({ isTextMissing: true }),
    keepOutcomes: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.decide');
      return withAnswers(context, event.output);
    }),
    keepSilence: assign(({ context }) => withAnswers(context, [])),
    askOtherSum: assign(({ context }) => ({
      asked: openOf(context, 'otherSum'),
      isOverBudgetMeant: false,
    })),
    seeToldSums: assign(({ context }) => ({ seen: withToldSums(context) })),
    askOverBudget: assign(({ context }) => ({ asked: openOf(context, 'overBudget') })),
    meanOverBudget: assign({ isOverBudgetMeant: true }),
    giveUp: assign(({ context }) => ({ givenUp: [...context.givenUp, ...context.asked] })),
    askUnansweredAgain: assign(({ context }) => ({
      asked: numbersOf(context.outcomes, 'unanswered'),
      isOverBudgetMeant: false,
    })),
    forgetDecision: assign(nothingBegun),
    tellDecided: emit(({ event }) => {
      assertEvent(event, 'xstate.done.actor.decide');
      return { type: 'approval.decided' as const, settled: settledIn(event.output) };
    }),
  },
});
