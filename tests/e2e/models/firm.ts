import { randomUUID } from 'node:crypto';
import { changeInShop } from './shop-database.ts';
import { people } from './login-page.ts';

/** Mail addresses of the people of a firm. */
export interface OwnFirm {
  readonly buyer: string;
  readonly admin: string;
  readonly deputy: string;
}

/**
 * A firm of this test alone, also when it is tried a second time, with the password of the demo.
 *
 * @param releaseAbove net cents an order may cost without a release
 * @param shopFolder data folder of the shop
 */
export async function ownFirm(
  releaseAbove: number,
  shopFolder: string | undefined = process.env['E2E_DATA_DIR'],
): Promise<OwnFirm> {
  const name = randomUUID();
  const emailOf = (who: string): string => `${who}-${name}@firma.example`;
  await changeInShop(
    `insert into account (kind, customer_number, company, release_above_cents) values ('company', $1, 'Werk GmbH', $2)`,
    [name, releaseAbove],
    shopFolder,
  );
  for (const [who, firstname, isAdmin] of [
    ['buyer', 'Karl', false],
    ['admin', 'Lotte', true],
    ['deputy', 'Veit', false],
  ] as const)
    await changeInShop(
      `insert into person (account_id, email, email_normalised, password_hash, firstname, lastname, is_admin)
       select a.id, $1, $1, p.password_hash, $2, 'Werk', $3 from person p, account a
       where p.email_normalised = $4 and a.customer_number = $5`,
      [emailOf(who), firstname, isAdmin, people.private, name],
      shopFolder,
    );
  await changeInShop(
    `update account set deputy_id = (select id from person where email = $2) where customer_number = $1`,
    [name, emailOf('deputy')],
    shopFolder,
  );
  return { buyer: emailOf('buyer'), admin: emailOf('admin'), deputy: emailOf('deputy') };
}
