import { invoiceEndpoints } from '#contract/invoice.ts';
import { personEndpoints } from '#contract/person.ts';
import { personalDataEndpoints } from '#contract/personal-data.ts';
import type { AccountPersonData } from '#ui/screens/account-person/account-person-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

export async function loadAccountPerson(loading: PageLoaderArguments): Promise<AccountPersonData> {
  await requireMember(loading);
  const [known, invoicing, { isLastAdmin }] = await Promise.all([
    loadOrNotFound(loading, personEndpoints.show, {}),
    loadOrNotFound(loading, invoiceEndpoints.showInvoicing, {}),
    loadOrNotFound(loading, personalDataEndpoints.erasability, {}),
  ]);
  return { ...known, invoicing, isLastAdmin };
}

/** The page that confirms a mail address is one of whoever is signed in; what it shows of them, the page knows. */
export async function loadEmailConfirm(loading: PageLoaderArguments): Promise<null> {
  await requireMember(loading);
  // Whoever came from a procurement system is turned away by it: the person is a technical user, whose page this is not.
  await loadOrNotFound(loading, personEndpoints.show, {});
  return null;
}
