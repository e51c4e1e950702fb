import { nothingBegun } from './order-approval.rules.ts';
import { orderApprovalSetup } from './order-approval.setup.ts';

/**
 * The desk of one who decides for a firm about waiting orders, one or several at once: nothing is sent that was not confirmed,
 * and what became of each order is told (S2.4, S4.3).
 */
export const orderApprovalMachine = orderApprovalSetup.createMachine({
  id: 'order-approval',
  context: { selected: [], ...nothingBegun },
  initial: 'choosing',
  on: { 'orders.shown': { actions: 'keepShownOfSelection' } },
  states: {
    choosing: {
      initial: 'idle',
      on: {
        'order.select': { actions: 'keepSelection' },
        'orders.selectAll': { actions: 'keepWholeSelection' },
        'release.begin': { guard: 'isAboutAny', target: 'confirming.release', actions: 'begin' },
        'denial.begin': { guard: 'isAboutAny', target: 'confirming.denial', actions: 'begin' },
        'question.begin': { target: 'confirming.question', actions: 'begin' },
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
            actions: ['keepShownOfSelection', 'forgetDecision'],
          },
          { actions: 'keepShownOfSelection' },
        ],
        'decision.cancel': { target: 'choosing', actions: 'forgetDecision' },
      },
      states: {
        release: {
          tags: 'ready',
          on: { 'decision.confirm': { target: '#order-approval.sending' } },
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
        overBudget: {
          tags: 'ready',
          on: {
            // What became of the other orders is told wherever the page has gone meanwhile.
            'orders.shown': { actions: 'keepShownOfSelection' },
            'decision.confirm': { target: '#order-approval.sending', actions: 'meanOverBudget' },
            'decision.cancel': [
              { guard: 'isAnyUnanswered', target: '#order-approval.choosing.unanswered' },
              { target: '#order-approval.choosing.told' },
            ],
          },
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context: { decision, asked, text, isOverBudgetMeant } }) => ({
          decision,
          orderNumbers: asked,
          text,
          isOverBudgetMeant,
        }),
        onDone: [
          { guard: 'isNoneAnswered', target: 'choosing.unanswered', actions: 'keepOutcomes' },
          { target: 'answered', actions: ['keepOutcomes', 'tellDecided'] },
        ],
        onError: { target: 'choosing.unanswered', actions: 'keepSilence' },
      },
    },
    answered: {
      tags: 'ready',
      always: [
        { guard: 'isAnyOverBudget', target: 'confirming.overBudget', actions: 'askOverBudget' },
        { guard: 'isAnyUnanswered', target: 'choosing.unanswered' },
        { target: 'choosing.told' },
      ],
    },
  },
});

export type OrderApprovalMachine = typeof orderApprovalMachine;
