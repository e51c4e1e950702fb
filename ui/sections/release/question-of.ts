import type { Order, OrderSummary } from '#contract/order.ts';

/** How the last question about a waiting order stands, as lists say it; undefined where none was asked. */
export function questionOf({ state, release }: Pick<Order, 'state' | 'release'>): OrderSummary['question'] {
  if (state !== 'awaitingRelease' || release === undefined) return undefined;
  if (release.isAsked) return 'open';
  return release.steps.some(({ kind }) => kind === 'answered') ? 'answered' : undefined;
}
