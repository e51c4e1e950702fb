import type { SnapshotFrom } from 'xstate';
import type { SecondFactorMachine } from './second-factor.machine.ts';
import type { SecondFactorContext } from './second-factor.types.ts';

type Snapshot = SnapshotFrom<SecondFactorMachine>;
type Value = Snapshot['value'];

/** The state that is drawn, without the ones around it. */
export type SecondFactorState = Value extends infer One ? (One extends string ? One : One[keyof One]) : never;

export interface SecondFactorView extends Pick<
  SecondFactorContext,
  'way' | 'hasApp' | 'isMailed' | 'mailProblem'
> {
  readonly state: SecondFactorState;
  readonly isBusy: boolean;
  /** What the server said when it ended the tries; empty where it said nothing. */
  readonly endedBy: string;
}

/** What the page of the second factor shows; a code that was typed is none of it. */
export function selectSecondFactor(snapshot: Snapshot): SecondFactorView {
  const { value, context } = snapshot;
  const { way, hasApp, isMailed, mailProblem } = context;
  return {
    way,
    hasApp,
    isMailed,
    mailProblem,
    state: typeof value === 'string' ? value : (Object.values(value)[0] as SecondFactorState),
    isBusy: snapshot.hasTag('busy'),
    endedBy: snapshot.matches('locked') ? (context.problem?.messages.join(' ') ?? '') : '',
  };
}
