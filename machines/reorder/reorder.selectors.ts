import type { SnapshotFrom } from 'xstate';
import type { ReorderMachine } from './reorder.machine.ts';
import type { ReorderContext } from './reorder.types.ts';

export interface ReorderView extends Pick<ReorderContext, 'reordered' | 'taken' | 'failure'> {
  readonly state: string;
  /** All of it is on its way. */
  readonly isAdding: boolean;
  /** Place of the missing line whose successor is on its way; null where none is. */
  readonly placeUnderWay: number | null;
  /** What was asked for last may lie in the basket. */
  readonly isUnanswered: boolean;
}

const untouched: ReorderView = {
  state: 'idle',
  isAdding: false,
  placeUnderWay: null,
  isUnanswered: false,
  reordered: null,
  taken: [],
  failure: null,
};

/** What stands at the button; one nobody has pressed has no snapshot (docs/decisions/0010). */
export function selectReorder(snapshot: SnapshotFrom<ReorderMachine> | undefined): ReorderView {
  if (snapshot === undefined) return untouched;
  const { value, context } = snapshot;
  const { reordered, taken, failure, place } = context;
  const isTaking = value === 'addingInstead';
  const state = typeof value === 'string' ? value : value.resting;
  return {
    state,
    isAdding: snapshot.hasTag('busy') && !isTaking,
    placeUnderWay: isTaking ? place : null,
    isUnanswered: state === 'unanswered',
    reordered,
    taken,
    failure,
  };
}
