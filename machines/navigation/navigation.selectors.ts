import type { SnapshotFrom } from 'xstate';
import type { Persistence } from '#machines/persistence.ts';
import type { NavigationMachine } from './navigation.machine.ts';

type NavigationSnapshot = SnapshotFrom<NavigationMachine>;

/** Whether the progress bar stands (S2.12). */
export const selectIsProgressShown = (snapshot: NavigationSnapshot): boolean => snapshot.hasTag('progress');

/** Whether the scroll-to-top button stands: more than 600 px from the top (S2.12, S9). */
export const selectIsScrollTopShown = (snapshot: NavigationSnapshot): boolean =>
  snapshot.context.isScrolledFar;

const longestPath = 2000;

/** The tab's record of the one guarded reload (R84); anything that is no path counts as absent. */
export const navigationPersistence: Persistence<NavigationSnapshot, string | null> = {
  toPersisted: (snapshot) => snapshot.context.reloadedFor,
  fromPersisted: (raw) =>
    typeof raw === 'string' && raw.startsWith('/') && raw.length <= longestPath ? raw : null,
};
