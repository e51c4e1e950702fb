import { adminImportEndpoints } from '#contract/admin-import.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { TableImportService } from './table-import.service.ts';

const done = { success: true } as const;

export interface TableImportRouteNeeds {
  readonly firmPeople: { readonly imports: TableImportService };
}

/** What admins read in from a file (S2.4). */
export function registerTableImportRoutes(
  handle: Handle,
  { firmPeople: { imports } }: TableImportRouteNeeds,
): void {
  handle(adminImportEndpoints.room, ({ visitor }, { query }) => imports.room(memberOf(visitor), query.table));
  handle(adminImportEndpoints.preview, async ({ visitor }, { body }) => ({
    ...done,
    report: await imports.preview(memberOf(visitor), body),
  }));
  handle(adminImportEndpoints.write, async ({ visitor }, { body }) => {
    const { version, ...typed } = body;
    return { ...done, report: await imports.write(memberOf(visitor), typed, version) };
  });
}
