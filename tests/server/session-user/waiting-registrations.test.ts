import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#contract/session.ts';
import { waitingRegistrationEndpoints } from '#contract/waiting-registrations.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import { mailsTo } from '#tests/server/support/mailed.ts';
import { codeOf } from '#tests/server/support/outcome.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let staff: TestVisitor;
beforeAll(async () => {
  shop = await startTestShop({ seed: 'small' });
  staff = shop.visitor();
  await staff.signIn('backend@kontor.example');
});
afterAll(async () => {
  await shop.stop();
});

const { list, approve, refuse } = waitingRegistrationEndpoints;

/** A firm that has registered while the shop looks at each. */
async function registered(): Promise<{ readonly id: number; readonly email: string }> {
  const email = `nora-${randomUUID()}@neu-gmbh.example`;
  const { rows } = await shop.database.query<{ id: string }>(
    `with made as (insert into account (kind, customer_number, company, vat_id)
       values ('company', $1, 'Neu GmbH', 'DE136695976') returning id)
     insert into person (account_id, email, email_normalised, password_hash, firstname, lastname, is_admin, is_approved)
     select made.id, $1, $1, p.password_hash, 'Nora', 'Neu', true, false
     from made, person p where p.email = 'privat@kontor.example' returning id`,
    [email],
  );
  return { id: Number(rows[0]?.id), email };
}

const signIn = (email: string, password = demoPassword) =>
  codeOf(shop.visitor().post(sessionEndpoints.login, { body: { email, password } }));
describe('registrations that wait for the shop', () => {
  it('[S6-08][S6-05] are let in by the staff, once, and told by mail', async () => {
    const { id, email } = await registered();
    expect(await signIn(email)).toBe('login.failed');
    const { items } = await staff.ask(list);
    expect(items.find((item) => item.id === id)).toMatchObject({
      kind: 'company',
      company: 'Neu GmbH',
      vatId: 'DE136695976',
      name: 'Nora Neu',
      email,
    });
    const both = [staff.post(approve, { body: { id } }), staff.post(approve, { body: { id } })];
    expect((await Promise.all(both.map(codeOf))).toSorted()).toEqual(['ok', 'person.notFound']);
    expect(await codeOf(staff.post(refuse, { body: { id, reason: 'Zu spät' } }))).toBe('person.notFound');
    expect(await signIn(email)).toBe('ok');
    expect((await staff.ask(list)).items.some((item) => item.id === id)).toBe(false);
    expect((await mailsTo(shop, email)).map(({ subject }) => subject)).toEqual([
      'Ihr Kundenkonto ist freigeschaltet',
    ]);
  });

  it('[S6-08] say which customer has the same VAT number already', async () => {
    const [first, second] = [await registered(), await registered()];
    const knownAs = async ({ id }: { id: number }) =>
      (await staff.ask(list)).items.find((item) => item.id === id)?.knownAs;
    // Two that wait are no customers yet, whoever else has come in meanwhile.
    await shop.database.query(`update account set vat_id = 'DE811907980' where customer_number in ($1, $2)`, [
      first.email,
      second.email,
    ]);
    expect([await knownAs(first), await knownAs(second)]).toEqual(['', '']);
    await staff.ask(approve, { body: { id: first.id } });
    expect(await knownAs(second)).toBe(first.email);
  });

  it('[S6-08] are refused with a reason, which is mailed; the account is gone and can be asked for again', async () => {
    const { id, email } = await registered();
    const withoutReason = await staff.post(refuse, { body: { id, reason: ' ' } });
    expect(withoutReason).toMatchObject({
      refusal: { code: 'fields.invalid', fieldErrors: { reason: 'Bitte geben Sie den Grund an.' } },
    });
    await staff.ask(refuse, { body: { id, reason: 'Die USt-IdNr. gehört einer anderen Firma.' } });
    const [mail] = await mailsTo(shop, email);
    expect(mail?.text).toContain('Die USt-IdNr. gehört einer anderen Firma.');
    const { rows } = await shop.database.query(
      'select from account where customer_number = $1 union all select from person where email = $1',
      [email],
    );
    expect(rows).toEqual([]);
    expect(await signIn(email)).toBe('login.failed');
  });

  it('[R3][S6-08] are told of at each sign-in that fails, whoever it is, while the shop looks at each', async () => {
    const { email } = await registered();
    const told = async (name: string, password: string) => {
      const answer = await shop.visitor().post(sessionEndpoints.login, { body: { email: name, password } });
      return answer.outcome === 'refused' ? answer.refusal.errorMessages : [];
    };
    expect(await told(email, demoPassword)).toHaveLength(1);
    await shop.services.settings.change({ approveRegistration: true });
    const waiting = await told(email, demoPassword);
    expect(waiting[1]).toContain('sobald wir Ihr Kundenkonto freigeschaltet haben');
    expect(await told('niemand@kontor.example', demoPassword)).toEqual(waiting);
    expect(await told('privat@kontor.example', 'falsch')).toEqual(waiting);
    await shop.services.settings.change({ approveRegistration: false });
  });

  it('[R20][S6-05] are decided by nobody but the staff, and nobody else is decided about', async () => {
    const { id } = await registered();
    const admin = shop.visitor();
    await admin.signIn('admin@andere-gmbh.example');
    await expect(admin.post(approve, { body: { id } })).rejects.toThrow('403');
    await expect(admin.post(refuse, { body: { id, reason: 'x' } })).rejects.toThrow('403');
    const { rows } = await shop.database.query<{ id: string }>(
      `select id from person where email = 'privat@kontor.example'`,
    );
    const other = Number(rows[0]?.id);
    expect(await codeOf(staff.post(refuse, { body: { id: other, reason: 'x' } }))).toBe('person.notFound');
  });
});
