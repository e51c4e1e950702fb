import type { SnapshotFrom } from 'xstate';
import type { MenuItem } from '#contract/boot.ts';
import type { StoredAvailability } from '#contract/stored-availability.ts';
import type { GlobalConfig } from '#contract/system.ts';
import { selectIsNoticeShown } from '#machines/consent/consent.selectors.ts';
import type { ConsentMachine } from '#machines/consent/consent.machine.ts';
import { selectIsModalOpen } from '#machines/modal/modal.selectors.ts';
import type { ModalMachine } from '#machines/modal/modal.machine.ts';
import type { AppMachine } from './app.machine.ts';
import { availabilityRecord } from './app.rules.ts';
import type { AvailabilityTag } from './app.types.ts';

type AppSnapshot = SnapshotFrom<AppMachine>;

const availabilityTags: readonly AvailabilityTag[] = [
  'starting',
  'up',
  'maintenance',
  'notApproved',
  'httpError',
];

/** Which of the five states of spec 4.1 the app is in. */
export const selectAvailability = (snapshot: AppSnapshot): AvailabilityTag =>
  availabilityTags.find((tag) => snapshot.hasTag(tag)) ?? 'starting';

/** Code of the flagged HTTP error; null without one. */
export const selectErrorCode = (snapshot: AppSnapshot): number | null => snapshot.context.code;

export const selectGlobalConfig = (snapshot: AppSnapshot): GlobalConfig | null =>
  snapshot.context.config?.basic_system_configs ?? null;

/** Status of the application, e.g. live or livetest (spec 4.1). */
export const selectApplicationStatus = (snapshot: AppSnapshot): string | null =>
  selectGlobalConfig(snapshot)?.status ?? null;

export const selectMenu = (snapshot: AppSnapshot): readonly MenuItem[] => snapshot.context.menu;

/** What is kept of the state under `brApp` (spec 4.1). */
export const selectStoredAvailability = (snapshot: AppSnapshot): StoredAvailability =>
  availabilityRecord(snapshot.context, selectAvailability(snapshot));

export interface GlobalFlags {
  readonly isLoading: boolean;
  readonly isMaintenance: boolean;
  /** Code of the HTTP error; null without one. */
  readonly httpError: number | null;
  readonly isApproved: boolean;
  readonly isCookieNoticeShown: boolean;
  readonly isModalOpen: boolean;
}

/** The global flags of spec 4.1, read from the three charts that hold them. */
export const globalFlagsOf = (snapshots: {
  readonly app: AppSnapshot;
  readonly consent: SnapshotFrom<ConsentMachine>;
  readonly modal: SnapshotFrom<ModalMachine>;
}): GlobalFlags => ({
  isLoading: snapshots.app.hasTag('starting'),
  isMaintenance: snapshots.app.hasTag('maintenance'),
  httpError: selectErrorCode(snapshots.app),
  isApproved: snapshots.app.context.isApproved,
  isCookieNoticeShown: selectIsNoticeShown(snapshots.consent),
  isModalOpen: selectIsModalOpen(snapshots.modal),
});
