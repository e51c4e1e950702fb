import type { SnapshotFrom } from 'xstate';
import type { RegistrationMachine } from './registration.machine.ts';
import type { RegistrationContext } from './registration.types.ts';

type Snapshot = SnapshotFrom<RegistrationMachine>;

export interface RegistrationView extends Pick<RegistrationContext, 'email' | 'problem'> {
  readonly state: Snapshot['value'];
  readonly isBusy: boolean;
}

/** What the pages of registering show; a password that was typed is none of it. */
export function selectRegistration(snapshot: Snapshot): RegistrationView {
  const { email, problem } = snapshot.context;
  return { email, problem, state: snapshot.value, isBusy: snapshot.hasTag('busy') };
}
