import type { SnapshotFrom } from 'xstate';
import type { FilterChoiceMachine } from './filter-choice.machine.ts';
import type { FilterChoiceContext } from './filter-choice.types.ts';

export interface FilterChoiceView extends Pick<FilterChoiceContext, 'address' | 'count'> {
  readonly phase: 'asShown' | 'counting' | 'counted' | 'failed';
}

/** What the sheet shows. */
export function selectFilterChoice(snapshot: SnapshotFrom<FilterChoiceMachine>): FilterChoiceView {
  const { address, count } = snapshot.context;
  return { phase: snapshot.value, address, count };
}
