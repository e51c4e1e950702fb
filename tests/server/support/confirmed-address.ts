import type { TestShop } from './test-shop.ts';

/** Whether the mailbox of a person's address is known to be theirs; null where nobody has the address. */
export async function isAddressConfirmed(
  { database }: Pick<TestShop, 'database'>,
  email: string,
): Promise<boolean | null> {
  const { rows } = await database.query<{ isConfirmed: boolean }>(
    'select email_confirmed_at is not null as "isConfirmed" from person where email_normalised = lower($1)',
    [email],
  );
  return rows[0]?.isConfirmed ?? null;
}

/** As after a registration in a shop that asks for no confirmation. */
export const forgetConfirmation = ({ database }: Pick<TestShop, 'database'>, email: string) =>
  database.query('update person set email_confirmed_at = null where email_normalised = lower($1)', [email]);

/** As after a mailed link was used. */
export const confirmAddress = ({ database }: Pick<TestShop, 'database'>, email: string) =>
  database.query('update person set email_confirmed_at = now() where email_normalised = lower($1)', [email]);
