import type { SnapshotFrom } from 'xstate';
import type { OrderApprovalMachine } from './order-approval.machine.ts';
import type { OrderApprovalContext } from './order-approval.types.ts';

type Snapshot = SnapshotFrom<OrderApprovalMachine>;
type Inner<Value> = Value extends string ? Value : Value[keyof Value];

/** The state that is drawn, without the ones around it. */
export type OrderApprovalState = Inner<Snapshot['value']>;

export interface OrderApprovalView extends OrderApprovalContext {
  readonly state: OrderApprovalState;
  readonly isBusy: boolean;
  /** Orders can be ticked, and a decision can begin. */
  readonly isChoosing: boolean;
}

/** What the desk shows. */
export function selectOrderApproval(snapshot: Snapshot): OrderApprovalView {
  const { value, context } = snapshot;
  return {
    ...context,
    state: typeof value === 'string' ? value : (Object.values(value)[0] as OrderApprovalState),
    isBusy: snapshot.hasTag('busy'),
    isChoosing: typeof value !== 'string' && 'choosing' in value,
  };
}
