import { invoiceEndpoints } from '#contract/invoice.ts';
import { personEndpoints } from '#contract/person.ts';
import type { AccountPersonData } from '#ui/screens/account-person/account-person-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

export async function loadAccountPerson(loading: PageLoaderArguments): Promise<AccountPersonData> {
  await requireMember(loading);
  const [known, invoicing] = await Promise.all([
    loadOrNotFound(loading, personEndpoints.show, {}),
    loadOrNotFound(loading, invoiceEndpoints.showInvoicing, {}),
  ]);
  return { ...known, invoicing };
}
