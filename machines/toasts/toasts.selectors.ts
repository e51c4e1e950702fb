import type { SnapshotFrom } from 'xstate';
import type { ToastsMachine } from './toasts.machine.ts';
import type { Toast } from './toasts.types.ts';

type ToastsSnapshot = SnapshotFrom<ToastsMachine>;

/** Toasts in sight, oldest first; the array is the same as long as nothing changed. */
export const selectToasts = (snapshot: ToastsSnapshot): readonly Toast[] => snapshot.context.toasts;
