import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../call-problem.ts';
import type { ListQuantityMachine } from './list-quantity.machine.ts';

export interface ListQuantityView {
  readonly state: string;
  readonly isBusy: boolean;
  readonly quantity: number;
  readonly problem: Problem | null;
}

/**
 * What the field of a position shows; one nobody has touched has no snapshot (docs/decisions/0010).
 *
 * @param loaded the quantity the page has loaded
 */
export function selectListQuantity(
  snapshot: SnapshotFrom<ListQuantityMachine> | undefined,
  loaded: number,
): ListQuantityView {
  if (snapshot === undefined) return { state: 'kept', isBusy: false, quantity: loaded, problem: null };
  const {
    value,
    context: { shown, problem },
  } = snapshot;
  return {
    state: typeof value === 'string' ? value : value.resting,
    isBusy: snapshot.hasTag('busy'),
    quantity: shown,
    problem,
  };
}
