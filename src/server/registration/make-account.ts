import type { AccountService } from '#server/account/account.service.ts';
import type { Executor } from '#server/database/pool.ts';
import { nextCustomerNumber } from './registration.repository.ts';
import type { KeptRegistration } from './registration.repository.ts';

interface Registered {
  /** Normalised. */
  readonly email: string;
  readonly typed: KeptRegistration;
  readonly passwordHash: string;
  readonly isApproved: boolean;
  /** When a link to the address was used; null where the shop asks for none. */
  readonly emailConfirmedAt: Date | null;
}

/** Makes account and person of a registration; who registers a firm is its admin. */
export async function makeAccount(
  executor: Executor,
  accounts: AccountService,
  { email, typed, passwordHash, isApproved, emailConfirmedAt }: Registered,
): Promise<void> {
  const { kind, company, vatId, salutation, firstname, lastname } = typed;
  const accountId = await accounts.addAccount(executor, {
    kind,
    customerNumber: await nextCustomerNumber(executor),
    company,
    vatId,
  });
  await accounts.addUser(executor, {
    accountId,
    email: typed.email,
    emailNormalised: email,
    passwordHash,
    salutation,
    firstname,
    lastname,
    isAdmin: kind === 'company',
    isApproved,
    emailConfirmedAt,
  });
}
