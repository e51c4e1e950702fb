import type { SnapshotFrom } from 'xstate';
import type { SecondFactorSetupMachine } from './second-factor-setup.machine.ts';
import type { SecondFactorSetupContext } from './second-factor-setup.types.ts';

type Snapshot = SnapshotFrom<SecondFactorSetupMachine>;

export interface SecondFactorSetupView extends Pick<
  SecondFactorSetupContext,
  'factor' | 'recoveryCodes' | 'problem'
> {
  readonly state: Snapshot['value'];
  readonly isBusy: boolean;
}

/** What the account shows of it; a password that was typed is none of it. */
export function selectSecondFactorSetup(snapshot: Snapshot): SecondFactorSetupView {
  const { factor, recoveryCodes, problem } = snapshot.context;
  return { factor, recoveryCodes, problem, state: snapshot.value, isBusy: snapshot.hasTag('busy') };
}
