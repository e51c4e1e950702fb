import { expect, it } from 'vitest';
import { onFormerDatabase } from '#tests/support/former-database.ts';

/** The last number somebody has registered under before the upgrade. */
const lastRegistered = 500_003;

/** Accounts of before it, with the addresses of their people in the order in which they came. */
const accounts: readonly (readonly [customerNumber: string, emails: readonly string[]])[] = [
  ['10001', ['admin@demo.example', 'member@demo.example']],
  ['500001', ['nora@first.example', 'invited@first.example']],
  ['500003', ['paul@last.example']],
  ['500004', ['imported@later.example']],
  ['K-500002', ['imported@letters.example']],
];

it('the upgrade takes everybody for the owner of their mailbox but who may have registered it unproven', async () => {
  await onFormerDatabase('0091_what_is_proven_and_told.sql', async ({ client, upgrade }) => {
    await client.query(`select setval('customer_number_registered', $1)`, [lastRegistered]);
    for (const [customerNumber, emails] of accounts) {
      const { rows } = await client.query<{ id: string }>(
        `insert into account (kind, customer_number, company) values ('company', $1, 'Firma') returning id`,
        [customerNumber],
      );
      for (const email of emails)
        await client.query(
          `insert into person (account_id, email, email_normalised, password_hash, created_at)
           values ($1, $2, $2, '', date '2026-01-01')`,
          [rows[0]?.id, email],
        );
    }
    await upgrade();
    const { rows } = await client.query<{ email: string; isAtBeginning: boolean | null }>(
      `select email, email_confirmed_at = created_at as "isAtBeginning" from person order by id`,
    );
    const unproven = ['nora@first.example', 'paul@last.example'];
    expect(rows).toEqual(
      accounts
        .flatMap(([, emails]) => emails)
        .map((email) => ({ email, isAtBeginning: unproven.includes(email) ? null : true })),
    );
  });
});
