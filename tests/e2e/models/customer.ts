import { randomUUID } from 'node:crypto';
import { people } from './login-page.ts';
import { changeInShop } from './shop-database.ts';

/**
 * A private customer of this test alone, also when it is tried a second time, with the password of the demo.
 *
 * @returns the mail address
 */
export async function ownCustomer(): Promise<string> {
  const email = `${randomUUID()}@kunde.example`;
  await changeInShop(`insert into account (kind, customer_number) values ('private', $1)`, [email]);
  await changeInShop(
    `insert into person (account_id, email, email_normalised, password_hash, firstname, lastname)
     select a.id, $1, $1, p.password_hash, 'Paula', 'Privat' from person p, account a
     where p.email_normalised = $2 and a.customer_number = $1`,
    [email, people.private],
  );
  return email;
}
