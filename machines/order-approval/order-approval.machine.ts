import { nothingBegun, ordersAsked } from './order-approval.rules.ts';
import { orderApprovalSetup } from './order-approval.setup.ts';

/**
 * The desk of one who decides for a firm about waiting orders, one or several at once: nothing is sent that was not confirmed,
 * and what became of each order is told (S2.4, S4.3).
 */
export const orderApprovalMachine = orderApprovalSetup.createMachine({
  id: 'order-approval',
  context: ({ input: { orders } }) => ({ shown: orders, selected: [], ...nothingBegun }),
  initial: 'choosing',
  on: { 'orders.shown': { actions: 'keepShown' } },
  states: {
    choosing: {
      initial: 'idle',
      on: {
        'order.select': { actions: 'keepSelection' },
        'orders.selectAll': { actions: 'keepWholeSelection' },
        'release.begin': { guard: 'isAboutAny', target: 'confirming.release', actions: 'begin' },
        'denial.begin': { guard: 'isAboutAny', target: 'confirming.denial', actions: 'begin' },
        'question.begin': { guard: 'isAboutAny', target: 'confirming.question', actions: 'begin' },
      },
      states: {
        idle: {
          tags: 'ready',
        },
        told: {
          tags: 'done',
          on: { 'outcomes.dismiss': { target: 'idle', actions: 'forgetDecision' } },
        },
        unanswered: {
          tags: 'blocked',
          on: {
            'decision.retry': { target: '#order-approval.sending', actions: 'askUnansweredAgain' },
            'outcomes.dismiss': { target: 'idle', actions: 'forgetDecision' },
          },
        },
      },
    },
    confirming: {
      initial: 'release',
      on: {
        'orders.shown': [
          {
            guard: 'areAskedGone',
            target: 'choosing',
            actions: ['keepShown', 'forgetDecision'],
          },
          { actions: 'keepShown' },
        ],
        'decision.cancel': { target: 'choosing', actions: 'forgetDecision' },
      },
      states: {
        release: {
          tags: 'ready',
          on: { 'decision.confirm': { target: '#order-approval.sending', actions: 'keepMeaning' } },
        },
        denial: {
          tags: 'ready',
          on: {
            'decision.confirm': [
              { guard: 'isTextFit', target: '#order-approval.sending', actions: 'keepText' },
              { actions: 'missText' },
            ],
          },
        },
        question: {
          tags: 'ready',
          on: {
            'decision.confirm': [
              { guard: 'isTextFit', target: '#order-approval.sending', actions: 'keepText' },
              { actions: 'missText' },
            ],
          },
        },
        otherSum: {
          tags: 'ready',
          on: {
            // What became of the other orders is told wherever the page has gone meanwhile.
            'orders.shown': { actions: 'keepShown' },
            'decision.confirm': { target: '#order-approval.sending', actions: 'seeToldSums' },
            'decision.cancel': { target: '#order-approval.answered', actions: 'giveUp' },
          },
        },
        overBudget: {
          tags: 'ready',
          on: {
            'orders.shown': { actions: 'keepShown' },
            'decision.confirm': { target: '#order-approval.sending', actions: 'meanOverBudget' },
            'decision.cancel': { target: '#order-approval.answered', actions: 'giveUp' },
          },
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => ({
          decision: context.decision,
          orders: ordersAsked(context),
          text: context.text,
          isOverBudgetMeant: context.isOverBudgetMeant,
        }),
        onDone: [
          { guard: 'isNoneAnswered', target: 'answered', actions: 'keepOutcomes' },
          { target: 'answered', actions: ['keepOutcomes', 'tellDecided'] },
        ],
        onError: { target: 'answered', actions: 'keepSilence' },
      },
    },
    answered: {
      tags: 'ready',
      always: [
        { guard: 'isAnyOtherSum', target: 'confirming.otherSum', actions: 'askOtherSum' },
        { guard: 'isAnyOverBudget', target: 'confirming.overBudget', actions: 'askOverBudget' },
        { guard: 'isAnyUnanswered', target: 'choosing.unanswered' },
        { target: 'choosing.told' },
      ],
    },
  },
});

export type OrderApprovalMachine = typeof orderApprovalMachine;
