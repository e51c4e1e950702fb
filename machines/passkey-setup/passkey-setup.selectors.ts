import type { SnapshotFrom } from 'xstate';
import type { PasskeySetupMachine } from './passkey-setup.machine.ts';
import type { PasskeySetupContext } from './passkey-setup.types.ts';

type Snapshot = SnapshotFrom<PasskeySetupMachine>;
type Value = Snapshot['value'];

/** The state that is drawn, without the one around it. */
export type PasskeySetupState = Value extends infer One ? (One extends string ? One : One[keyof One]) : never;

export interface PasskeySetupView extends Pick<PasskeySetupContext, 'recoveryCodes' | 'problem' | 'changes'> {
  readonly state: PasskeySetupState;
  readonly isBusy: boolean;
}

/** What the account shows of setting passkeys up; a password that was typed is none of it. */
export function selectPasskeySetup(snapshot: Snapshot): PasskeySetupView {
  const { value, context } = snapshot;
  const { recoveryCodes, problem, changes } = context;
  return {
    recoveryCodes,
    problem,
    changes,
    state: typeof value === 'string' ? value : (Object.values(value)[0] as PasskeySetupState),
    isBusy: snapshot.hasTag('busy'),
  };
}
