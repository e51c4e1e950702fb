import { invoiceEndpoints } from '#contract/invoice.ts';
import { personEndpoints } from '#contract/person.ts';
import { personalDataEndpoints } from '#contract/personal-data.ts';
import type { AccountPersonData } from '#ui/screens/account-person/account-person-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

export async function loadAccountPerson(loading: PageLoaderArguments): Promise<AccountPersonData> {
  await requireMember(loading);
  const [known, invoicing, erasability] = await Promise.all([
    loadOrNotFound(loading, personEndpoints.show, {}),
    loadOrNotFound(loading, invoiceEndpoints.showInvoicing, {}),
    loadOrNotFound(loading, personalDataEndpoints.erasability, {}),
  ]);
  return { ...known, invoicing, ...erasability };
}
