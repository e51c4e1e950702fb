import { adminTableEndpoints } from '#contract/admin-tables.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { FirmTableService } from './firm-table.service.ts';

/** The tables of a firm as files, for its admins (S2.4). */
export function registerFirmTableRoutes(
  handle: Handle,
  { firmTables }: { readonly firmTables: FirmTableService },
): void {
  handle(adminTableEndpoints.export, ({ visitor }, { body }) => firmTables.export(memberOf(visitor), body));
}
