import type { SnapshotFrom } from 'xstate';
import type { PasskeySignInMachine } from './passkey-sign-in.machine.ts';
import type { PasskeySignInContext } from './passkey-sign-in.types.ts';

type Snapshot = SnapshotFrom<PasskeySignInMachine>;
type Value = Snapshot['value'];

/** The state that is drawn, without the one around it. */
export type PasskeySignInState = Value extends infer One
  ? One extends string
    ? One
    : One[keyof One]
  : never;

export interface PasskeySignInView extends Pick<PasskeySignInContext, 'problem'> {
  readonly state: PasskeySignInState;
  readonly isBusy: boolean;
}

/** What is shown of signing in with a passkey; what was signed is none of it. */
export function selectPasskeySignIn(snapshot: Snapshot): PasskeySignInView {
  const { value, context } = snapshot;
  return {
    problem: context.problem,
    state: typeof value === 'string' ? value : (Object.values(value)[0] as PasskeySignInState),
    isBusy: snapshot.hasTag('busy'),
  };
}
