import type { SnapshotFrom } from 'xstate';
import type { ConsentMachine } from './consent.machine.ts';

type ConsentSnapshot = SnapshotFrom<ConsentMachine>;

/** Whether the cookie bar stands (global flag "cookie notice visible", S4.1). */
export const selectIsNoticeShown = (snapshot: ConsentSnapshot): boolean => snapshot.hasTag('noticeShown');

/** Whether anything may be measured right now (S4.4). */
export const selectIsGranted = (snapshot: ConsentSnapshot): boolean => snapshot.hasTag('granted');

/** Whether the visitor has answered, so that `/cookie-config` offers to take it back. */
export const selectIsAnswered = (snapshot: ConsentSnapshot): boolean => snapshot.hasTag('done');
