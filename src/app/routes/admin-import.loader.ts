import { adminImportEndpoints } from '#contract/admin-import.ts';
import { importedTableOf } from '#contract/imported-tables.ts';
import type { AdminImportData } from '#ui/screens/admin-import/admin-import-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

/** The table that is to be read in; who is no admin gets the page for 403. */
export async function loadAdminImport(loading: PageLoaderArguments): Promise<AdminImportData> {
  await requireMember(loading);
  const table = importedTableOf(loading.params['table']);
  if (table === null) throw new Response(null, { status: 404 });
  return { table, ...(await loadOrNotFound(loading, adminImportEndpoints.room, { query: { table } })) };
}
