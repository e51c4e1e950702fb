import type { Module } from '#server/calls/module.ts';
import { deleteChangesBefore } from './firm-change.repository.ts';
import { registerFirmPeopleRoutes } from './firm-people.routes.ts';
import type { FirmPeopleRouteNeeds } from './firm-people.routes.ts';
import { createFirmPeople } from './firm-people.service.ts';
import type { FirmPeopleNeeds } from './firm-people.service.ts';
import { createFirmRights } from './firm-rights.ts';
import type { RightsNeeds } from './firm-rights.ts';
import { deleteInvitationsBefore } from './invitation.repository.ts';
import { createInvitations } from './invitation.service.ts';
import type { InvitationNeeds } from './invitation.service.ts';
import { createInviting } from './inviting.ts';
import type { InvitingNeeds } from './inviting.ts';
import { startInvitationWorker } from './invitation-worker.ts';
import { registerTableImportRoutes } from './table-import.routes.ts';
import type { TableImportRouteNeeds } from './table-import.routes.ts';
import { createTableImport } from './table-import.service.ts';

const dayMs = 24 * 3_600_000;
/** An invitation that was not used is shown this long, to be sent again. */
const overInvitationKeptMs = 90 * dayMs;
const changeKeptMs = 2 * 365 * dayMs;

/** The people of firms, as their admins keep them. */
export const firmPeopleModule = (
  given: Omit<FirmPeopleNeeds, 'rights'> & Omit<InvitationNeeds, 'inviting'> & InvitingNeeds & RightsNeeds,
) => {
  const needs = { ...given, inviting: createInviting(given), rights: createFirmRights(given) };
  const { foundation, settings } = needs;
  const { database, log } = foundation;
  return {
    service: { ...createFirmPeople(needs), ...createInvitations(needs), imports: createTableImport(needs) },
    routes: (handle, { firmPeople }: FirmPeopleRouteNeeds & TableImportRouteNeeds) => {
      registerFirmPeopleRoutes(handle, { firmPeople });
      registerTableImportRoutes(handle, { firmPeople });
    },
    tidyUp: async (before) => {
      await deleteInvitationsBefore(database, before(overInvitationKeptMs));
      await deleteChangesBefore(database, before(changeKeptMs));
    },
    startWork: (publicUrl) => [startInvitationWorker({ database, settings, publicUrl, log })],
  } satisfies Module<unknown, never>;
};
