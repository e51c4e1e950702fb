import type { OrderOutcome } from '#machines/order-approval/order-approval.types.ts';

type Kind = OrderOutcome['kind'];
type Of<Name extends Kind> = Extract<OrderOutcome, { readonly kind: Name }>;

/** The outcomes of one kind. */
export const outcomesOf = <Name extends Kind>(
  outcomes: readonly OrderOutcome[],
  kind: Name,
): readonly Of<Name>[] => outcomes.filter((outcome): outcome is Of<Name> => outcome.kind === kind);

/** What a list of outcomes is told by: orders with the same outcome in one sentence. */
export const outcomeGroups = ['released', 'denied', 'asked', 'otherSum', 'overBudget', 'unanswered'] as const;
type OutcomeGroup = (typeof outcomeGroups)[number];

/** Where an outcome belongs; null for what has a sentence of its own. */
function groupOf(outcome: OrderOutcome): OutcomeGroup | null {
  if (outcome.kind === 'refused' || outcome.kind === 'decidedElsewhere') return null;
  if (outcome.kind !== 'done') return outcome.kind;
  if (outcome.state === 'denied') return 'denied';
  return outcome.state === 'awaitingRelease' ? 'asked' : 'released';
}

/** Numbers of the orders of a group. */
export const inGroup = (outcomes: readonly OrderOutcome[], group: OutcomeGroup): readonly string[] =>
  outcomes.filter((outcome) => groupOf(outcome) === group).map(({ orderNumber }) => orderNumber);
