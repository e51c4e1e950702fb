import { randomUUID } from 'node:crypto';
import type { TestShop, TestVisitor } from './test-shop.ts';

/** What a firm says about the orders of its people; columns of `account`. */
interface FirmGiven {
  /** Net cents; null = no order needs a release by its amount. */
  readonly releaseAbove?: number | null;
  readonly mayReleaseOwn?: boolean;
  readonly hasDeputy?: boolean;
  readonly isBuyerAdmin?: boolean;
}

interface FirmPerson {
  readonly id: number;
  readonly email: string;
  readonly visitor: TestVisitor;
}

/** A firm of its own with people who are signed in. */
export interface Firm {
  readonly accountId: number;
  readonly buyer: FirmPerson;
  readonly admin: FirmPerson;
  readonly deputy: FirmPerson;
}

export async function startFirm(shop: TestShop, given: FirmGiven = {}): Promise<Firm> {
  const { releaseAbove = 0, mayReleaseOwn = false, hasDeputy = true, isBuyerAdmin = false } = given;
  const name = randomUUID();
  const { rows } = await shop.database.query<{ id: string }>(
    `insert into account (kind, customer_number, company, release_above_cents, may_release_own)
     values ('company', $1, 'Prüf GmbH', $2, $3) returning id`,
    [name, releaseAbove, mayReleaseOwn],
  );
  const accountId = Number(rows[0]?.id);
  const join = async (firstname: string, isAdmin: boolean): Promise<FirmPerson> => {
    const email = `${firstname.toLowerCase()}-${name}@firma.example`;
    const made = await shop.database.query<{ id: string }>(
      `insert into person (account_id, email, email_normalised, password_hash, firstname, lastname, is_admin)
       select $1, $2, $2, password_hash, $3, 'Firma', $4 from person where email_normalised = 'privat@kontor.example'
       returning id`,
      [accountId, email, firstname, isAdmin],
    );
    const visitor = shop.visitor();
    await visitor.signIn(email);
    return { id: Number(made.rows[0]?.id), email, visitor };
  };
  const firm = {
    accountId,
    buyer: await join('Kaja', isBuyerAdmin),
    admin: await join('Lena', true),
    deputy: await join('Vera', false),
  };
  if (hasDeputy)
    await shop.database.query('update account set deputy_id = $2 where id = $1', [accountId, firm.deputy.id]);
  return firm;
}

/** What a release of an order is asked with by somebody who has read its sum as it is now. */
export async function readOrder(
  { database }: TestShop,
  orderNumber: string,
): Promise<{ readonly orderNumber: string; readonly seenNet: number }> {
  const { rows } = await database.query<{ net: string }>(
    'select total_net_cents as net from shop_order where order_number = $1',
    [orderNumber],
  );
  return { orderNumber, seenNet: Number(rows[0]?.net) };
}

/** Gives a firm a budget of the running month: of a person, of a cost center, or of both; net cents. */
export async function giveBudget(
  { database }: TestShop,
  firm: Pick<Firm, 'accountId'>,
  cents: number,
  of: { readonly personId?: number; readonly costCenter?: string },
): Promise<void> {
  const { personId = null, costCenter = null } = of;
  if (costCenter !== null)
    await database.query(
      `insert into cost_center (account_id, number, name) values ($1, $2, 'Verwaltung') on conflict do nothing`,
      [firm.accountId, costCenter],
    );
  await database.query(
    `insert into budget (account_id, person_id, cost_center_id, period, amount_cents)
     select $1, $2, (select id from cost_center where account_id = $1 and number = $3), 'month', $4`,
    [firm.accountId, personId, costCenter, cents],
  );
}
