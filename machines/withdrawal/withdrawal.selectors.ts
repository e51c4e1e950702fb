import type { SnapshotFrom } from 'xstate';
import type { WithdrawalMachine } from './withdrawal.machine.ts';
import type { WithdrawalContext } from './withdrawal.types.ts';

type Snapshot = SnapshotFrom<WithdrawalMachine>;

export interface WithdrawalView extends WithdrawalContext {
  readonly state: Snapshot['value'];
  readonly isBusy: boolean;
}

/** What the page of a withdrawal shows. */
export function selectWithdrawal(snapshot: Snapshot): WithdrawalView {
  const { typed, problem, received } = snapshot.context;
  return { typed, problem, received, state: snapshot.value, isBusy: snapshot.hasTag('busy') };
}
