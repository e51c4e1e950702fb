import { salutations, servedCountries } from '#contract/address-choices.ts';
import type { UserState } from '#contract/session.ts';
import { titles } from '#contract/titles.ts';
import type { Visitor } from './visitor.ts';

/** The visitor as views know it (S3.10); guests have empty person data. */
export function userStateOf({ user, session, externalCatalog }: Visitor, openOrders: number): UserState {
  return {
    sessionId: session.publicId(),
    guest: user === null,
    isBackendUser: user?.isBackend ?? false,
    data: {
      is_backend_user: user?.isBackend ?? false,
      is_admin: user?.isAdmin ?? false,
      is_approver: user?.isApprover ?? false,
      is_visit: externalCatalog !== null,
      id: user?.id ?? null,
      email: user?.email ?? '',
      firstname: user?.firstname ?? '',
      lastname: user?.lastname ?? '',
      company: user?.company ?? '',
      customerNumber: user?.customerNumber ?? '',
      kind: user?.accountKind ?? 'guest',
    },
    my: { openOrders },
    salutations: [...salutations],
    titles: [...titles],
    occupations: [],
    departments: [],
    genders: [],
    countries: [...servedCountries],
    user_payments_configs: [],
  };
}
