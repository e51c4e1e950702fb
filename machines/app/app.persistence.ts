import type { SnapshotFrom } from 'xstate';
import { StoredAvailability } from '#contract/stored-availability.ts';
import type { Persistence } from '#machines/persistence.ts';
import type { AppMachine } from './app.machine.ts';
import { selectStoredAvailability } from './app.selectors.ts';

/** The record kept under `brApp` (S4.1); what is stored but does not parse counts as absent and is written anew (R81). */
export const appPersistence: Persistence<SnapshotFrom<AppMachine>, StoredAvailability> = {
  toPersisted: selectStoredAvailability,
  fromPersisted: (raw) => {
    let value = raw;
    if (typeof raw === 'string') {
      try {
        value = JSON.parse(raw);
      } catch {
        return null;
      }
    }
    const parsed = StoredAvailability.safeParse(value);
    return parsed.success ? parsed.data : null;
  },
};
