import type { SnapshotFrom } from 'xstate';
import type { PollerMachine } from './poller.machine.ts';

type PollerSnapshot = SnapshotFrom<PollerMachine>;

/** Whether a load is under way; the retry button says so. */
export const selectIsLoadingConfig = (snapshot: PollerSnapshot): boolean => snapshot.hasTag('busy');
