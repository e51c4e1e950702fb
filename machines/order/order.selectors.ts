import type { SnapshotFrom } from 'xstate';
import type { OrderMachine } from './order.machine.ts';
import type { OrderCommand } from './order.types.ts';

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
