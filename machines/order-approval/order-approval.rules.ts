import type { BudgetExcess } from '#contract/order-budget.ts';
import type { OrderApprovalContext, OrderOutcome, SeenOrder } from './order-approval.types.ts';

/** No decision is under way, and none is told. */
export const nothingBegun = {
  decision: 'release',
  asked: [],
  seen: [],
  givenUp: [],
  text: '',
  meantOver: [],
  isTextMissing: false,
  outcomes: [],
} as const satisfies Omit<OrderApprovalContext, 'shown' | 'selected'>;

export const numbersIn = (orders: readonly SeenOrder[]): readonly string[] =>
  orders.map(({ orderNumber }) => orderNumber);

/** Orders in sight that a decision is to be about: this one, or those that are ticked. */
export const meantBy = (
  { shown, selected }: OrderApprovalContext,
  orderNumber: string | null,
): readonly SeenOrder[] =>
  orderNumber === null
    ? selected.flatMap((each) => shown.filter((order) => order.orderNumber === each))
    : shown.filter((order) => order.orderNumber === orderNumber);

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

/** Orders of an answer that need no decision any more. */
export const settledIn = (outcomes: readonly OrderOutcome[]): readonly string[] =>
  outcomes.filter(isSettled).map(({ orderNumber }) => orderNumber);

/** The decision with these answers: each takes the place of an earlier one to the same order; what is settled is ticked no more. */
export function withAnswers(
  { asked, selected, outcomes }: OrderApprovalContext,
  answers: readonly OrderOutcome[],
): Pick<OrderApprovalContext, 'selected' | 'outcomes'> {
  const told = answersTo(asked, answers);
  const latestOf = (orderNumber: string): OrderOutcome | undefined =>
    told.find((answer) => answer.orderNumber === orderNumber);
  const settled = settledIn(told);
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

/** Orders that ended so, and about which nobody has said "no" yet. */
export const openOf = (
  { outcomes, givenUp }: OrderApprovalContext,
  kind: 'overBudget' | 'otherSum',
): readonly string[] => numbersOf(outcomes, kind).filter((orderNumber) => !givenUp.includes(orderNumber));

/** The orders of the decision, those asked about with the sum that was told of them last. */
export const withToldSums = ({ seen, asked, outcomes }: OrderApprovalContext): readonly SeenOrder[] =>
  seen.map((order) => {
    const told = outcomes.find(({ orderNumber }) => orderNumber === order.orderNumber);
    return told?.kind === 'otherSum' && asked.includes(order.orderNumber)
      ? { ...order, totalNet: told.totalNet }
      : order;
  });

/** What budgets may be exceeded by: as the question said it, for others as the server told it of the orders asked about. */
export function excessesMeant(
  { asked, outcomes }: Pick<OrderApprovalContext, 'asked' | 'outcomes'>,
  said: readonly BudgetExcess[],
): readonly BudgetExcess[] {
  const told = outcomes.flatMap((outcome) =>
    outcome.kind === 'overBudget' && asked.includes(outcome.orderNumber) ? outcome.excesses : [],
  );
  const overs = new Map<number, number>();
  for (const { budgetId, over } of told) overs.set(budgetId, Math.max(over, overs.get(budgetId) ?? 0));
  for (const { budgetId, over } of said) overs.set(budgetId, over);
  return [...overs].map(([budgetId, over]) => ({ budgetId, over }));
}

/** What is sent: the orders asked about, as they were seen. */
export const ordersAsked = ({ asked, seen }: OrderApprovalContext): readonly SeenOrder[] =>
  seen.filter(({ orderNumber }) => asked.includes(orderNumber));
