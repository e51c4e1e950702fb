import type { SnapshotFrom } from 'xstate';
import type { BasketHandoverMachine } from './basket-handover.machine.ts';
import type { BasketHandoverContext } from './basket-handover.types.ts';

type Snapshot = SnapshotFrom<BasketHandoverMachine>;

export interface BasketHandoverView extends Pick<
  BasketHandoverContext,
  'kind' | 'told' | 'isRepetition' | 'problem'
> {
  readonly state: Snapshot['value'];
  readonly isBusy: boolean;
}

/** What the page of a handed-over basket shows. */
export function selectBasketHandover(snapshot: Snapshot): BasketHandoverView {
  const { kind, told, isRepetition, problem } = snapshot.context;
  return { kind, told, isRepetition, problem, state: snapshot.value, isBusy: snapshot.hasTag('busy') };
}
