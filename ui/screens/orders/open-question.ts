import type { Order } from '#contract/order.ts';
import type { ReleaseStep } from '#contract/release.ts';

/** What the firm asks about an order that waits for its release, as long as its buyer has not answered. */
export const openQuestionOf = ({
  state,
  release,
}: Pick<Order, 'state' | 'release'>): ReleaseStep | undefined =>
  state === 'awaitingRelease' && release?.isAsked === true
    ? release.steps.findLast(({ kind }) => kind === 'asked')
    : undefined;
