import type { SnapshotFrom } from 'xstate';
import type { ModalMachine } from './modal.machine.ts';
import type { ModalRequest } from './modal.types.ts';

type ModalSnapshot = SnapshotFrom<ModalMachine>;

/** The dialog that is open; null when none is. */
export const selectModal = (snapshot: ModalSnapshot): ModalRequest | null => snapshot.context.current;

/** Max-width keyword of the open dialog; xl unless it names one (S4.6). */
export const selectModalSize = (snapshot: ModalSnapshot): NonNullable<ModalRequest['size']> =>
  snapshot.context.current?.size ?? 'xl';
