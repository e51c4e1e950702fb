import type { SnapshotFrom } from 'xstate';
import type { MenuItem } from '#contract/boot.ts';
import type { StoredAvailability } from '#contract/stored-availability.ts';
import type { GlobalConfig } from '#contract/system.ts';
import type { AppMachine } from './app.machine.ts';
import { availabilityRecord } from './app.rules.ts';
import type { AvailabilityTag } from './app.types.ts';

type AppSnapshot = SnapshotFrom<AppMachine>;

const availabilityTags: readonly AvailabilityTag[] = ['up', 'maintenance', 'notApproved', 'httpError'];

/** Which of the four states (S4.1) the app is in. */
export const selectAvailability = (snapshot: AppSnapshot): AvailabilityTag =>
  availabilityTags.find((tag) => snapshot.hasTag(tag)) ?? 'up';

export const selectGlobalConfig = (snapshot: AppSnapshot): GlobalConfig =>
  snapshot.context.config.basic_system_configs;

/** Entries of the main menu, as the page brought them (S4.2). */
export const selectMenu = (snapshot: AppSnapshot): readonly MenuItem[] => snapshot.context.menu;

/** What is kept of the state under `brApp` (S4.1). */
export const selectStoredAvailability = (snapshot: AppSnapshot): StoredAvailability =>
  availabilityRecord(snapshot.context, selectAvailability(snapshot));
