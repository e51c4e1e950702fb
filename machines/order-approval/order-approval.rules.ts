import type { OrderApprovalContext, OrderOutcome } from './order-approval.types.ts';

/** No decision is under way, and none is told. */
export const nothingBegun = {
  decision: 'release',
  asked: [],
  text: '',
  isOverBudgetMeant: false,
  isTextMissing: false,
  outcomes: [],
} as const satisfies Omit<OrderApprovalContext, 'selected'>;

/** Whether an order needs no decision any more. */
const isSettled = ({ kind }: OrderOutcome): boolean => kind === 'done' || kind === 'decidedElsewhere';

/** What became of each order that was asked about; one without a word was not answered. */
export const answersTo = (
  asked: readonly string[],
  answers: readonly OrderOutcome[],
): readonly OrderOutcome[] =>
  asked.map(
    (orderNumber) =>
      answers.find((answer) => answer.orderNumber === orderNumber) ?? { orderNumber, kind: 'unanswered' },
  );

/** The decision with these answers: each takes the place of an earlier one to the same order; what is settled is ticked no more. */
export function withAnswers(
  { asked, selected, outcomes }: OrderApprovalContext,
  answers: readonly OrderOutcome[],
): Pick<OrderApprovalContext, 'selected' | 'outcomes'> {
  const told = answersTo(asked, answers);
  const latestOf = (orderNumber: string): OrderOutcome | undefined =>
    told.find((answer) => answer.orderNumber === orderNumber);
  const settled = told.filter(isSettled).map(({ orderNumber }) => orderNumber);
  return {
    selected: selected.filter((orderNumber) => !settled.includes(orderNumber)),
    outcomes: [
      ...outcomes.map((outcome) => latestOf(outcome.orderNumber) ?? outcome),
      ...told.filter(({ orderNumber }) => outcomes.every((outcome) => outcome.orderNumber !== orderNumber)),
    ],
  };
}

/** Orders of the decision that ended so. */
export const numbersOf = (outcomes: readonly OrderOutcome[], kind: OrderOutcome['kind']): readonly string[] =>
  outcomes.filter((outcome) => outcome.kind === kind).map(({ orderNumber }) => orderNumber);

/** Orders asked about last whose budget does not allow them: an earlier "no" to one of them still holds. */
export const overBudgetOf = ({ asked, outcomes }: OrderApprovalContext): readonly string[] =>
  numbersOf(outcomes, 'overBudget').filter((orderNumber) => asked.includes(orderNumber));
