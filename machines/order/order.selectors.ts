import type { SnapshotFrom } from 'xstate';
import { releaseDecisions, type ReleaseDecision } from '#contract/release-decisions.ts';
import type { OrderMachine } from './order.machine.ts';
import type { Decider, OrderCommand } from './order.types.ts';

/** What those who run the shop may do with orders, in the order in which it happens. */
export const orderCommands = [
  'order.pay',
  'order.process',
  'order.ship',
  'order.complete',
  'order.cancel',
] as const satisfies readonly OrderCommand['type'][];

/** What those who run the shop may do with the order now. */
export const selectCommands = (snapshot: SnapshotFrom<OrderMachine>): readonly OrderCommand['type'][] =>
  orderCommands.filter((type) => snapshot.can({ type }));

/** Whether one who decides for the buyer's firm may lower the quantities of the order now. */
export const selectMayChange = (snapshot: SnapshotFrom<OrderMachine>, by: Decider): boolean =>
  snapshot.can({ type: 'release.change', by });

const eventOf = { release: 'release.grant', deny: 'release.deny', ask: 'release.ask' } as const;

/** What one who decides for the buyer's firm may do with the order now. */
export const selectDecisions = (
  snapshot: SnapshotFrom<OrderMachine>,
  by: Decider,
): readonly ReleaseDecision[] =>
  releaseDecisions.filter((decision) => snapshot.can({ type: eventOf[decision], by, reservedMs: null }));
