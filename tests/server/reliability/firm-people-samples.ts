import { randomUUID } from 'node:crypto';
import { adminAddressEndpoints, adminUserAddressEndpoints } from '#contract/admin-addresses.ts';
import { adminImportEndpoints } from '#contract/admin-import.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { hashOfMailedKey } from '#server/mail/mailed-key.ts';
import { berlinAddress } from '#tests/server/basket/small-catalogue.ts';
import type { Sample, Situation } from './sample.ts';

/** A mailed key of an invitation. */
const invitationKey = 'I'.repeat(43);

const ownId = async ({ visitor }: Situation): Promise<number> =>
  (await visitor.ask(sessionEndpoints.user)).user.data.id ?? 0;

/** Somebody else of the visitor's account. */
async function colleague(situation: Situation, isActive = true): Promise<number> {
  const { rows } = await situation.shop.database.query<{ id: string }>(
    `insert into person (account_id, email, email_normalised, password_hash, firstname, lastname, is_active)
     select account_id, $2, $2, password_hash, 'Kai', 'Kollege', $3 from person where id = $1 returning id`,
    [await ownId(situation), `kai-${randomUUID()}@kunde.example`, isActive],
  );
  return Number(rows[0]?.id);
}

/** Somebody whom the visitor's account has invited, the mail being written. */
async function invitation(situation: Situation): Promise<{ readonly id: number; readonly email: string }> {
  const email = `neu-${randomUUID()}@kunde.example`;
  await situation.shop.database.query('delete from invitation');
  const { rows } = await situation.shop.database.query<{ id: string }>(
    `insert into invitation (account_id, email, email_normalised, firstname, lastname, is_admin, may_order, language,
       invited_at, valid_until, is_waiting, key_hash)
     select account_id, $2, $2, 'Ina', 'Neu', false, true, 'de', now(), now() + interval '7 days', false, $3
     from person where id = $1 returning id`,
    [await ownId(situation), email, hashOfMailedKey(invitationKey)],
  );
  return { id: Number(rows[0]?.id), email };
}

/** An address of the visitor's account. */
async function firmAddress({ visitor }: Situation): Promise<number> {
  await visitor.ask(adminAddressEndpoints.create, { body: berlinAddress });
  return (await visitor.ask(adminAddressEndpoints.list)).items.at(-1)?.id ?? 0;
}

/** An address of somebody else of the visitor's account. */
async function userAddress(situation: Situation): Promise<{ readonly id: number; readonly person: number }> {
  const person = await colleague(situation);
  const { visitor } = situation;
  await visitor.ask(adminUserAddressEndpoints.create, { body: { ...berlinAddress, person: String(person) } });
  const { items } = await visitor.ask(adminUserAddressEndpoints.list);
  return { id: items.find((item) => item.person.id === person)?.id ?? 0, person };
}

/** A file of cost centers with one that is new. */
const importedFile = () => ({
  table: 'costCenters' as const,
  heads: ['Nummer', 'Bezeichnung'],
  rows: [{ line: 2, cells: [randomUUID(), 'Einkauf'] }],
});

/** Accepted requests about the people of a firm. */
export const firmPeopleSamples: Readonly<Record<string, (situation: Situation) => Promise<Sample>>> = {
  'adminUsers.list': async () => ({}),
  'adminUsers.history': async () => ({ query: { id: 1 } }),
  'adminUsers.invite': async () => ({
    body: {
      email: `ina-${randomUUID()}@kunde.example`,
      firstname: 'Ina',
      lastname: 'Neu',
      role: 'member',
      ordering: 'allowed',
    },
  }),
  'adminUsers.inviteAgain': async (situation) => ({ body: { id: (await invitation(situation)).id } }),
  'adminUsers.withdraw': async (situation) => ({ body: { id: (await invitation(situation)).id } }),
  'adminUsers.update': async (situation) => ({
    body: { id: await colleague(situation), role: 'deputy', ordering: 'forbidden' },
  }),
  'adminUsers.deactivate': async (situation) => ({ body: { id: await colleague(situation) } }),
  'adminUsers.reactivate': async (situation) => ({ body: { id: await colleague(situation, false) } }),
  'adminImport.room': async () => ({ query: { table: 'people' } }),
  'adminImport.preview': async () => ({ body: importedFile() }),
  'adminImport.write': async ({ visitor }) => {
    const body = importedFile();
    const { report } = await visitor.ask(adminImportEndpoints.preview, { body });
    return { body: { ...body, version: report.version } };
  },
  'adminTables.export': async () => ({
    body: { path: '/my/admin-users', query: 'sort=name', format: 'csv' },
  }),
  'adminAddresses.list': async () => ({}),
  'adminAddresses.create': async () => ({ body: { ...berlinAddress } }),
  'adminAddresses.update': async (situation) => ({
    body: { ...berlinAddress, city: 'Potsdam', id: await firmAddress(situation) },
  }),
  'adminAddresses.remove': async (situation) => ({ body: { id: await firmAddress(situation) } }),
  'adminUserAddresses.list': async () => ({}),
  'adminUserAddresses.create': async (situation) => ({
    body: { ...berlinAddress, person: String(await colleague(situation)) },
  }),
  'adminUserAddresses.update': async (situation) => ({
    body: { ...berlinAddress, city: 'Potsdam', ...(await userAddress(situation)) },
  }),
  'adminUserAddresses.remove': async (situation) => ({ body: await userAddress(situation) }),
  'invitation.showLink': async (situation) => ({
    query: { invitedEmail: (await invitation(situation)).email, token: invitationKey },
  }),
  'invitation.accept': async (situation) => ({
    body: {
      invitedEmail: (await invitation(situation)).email,
      token: invitationKey,
      password: demoPassword,
      passwordAgain: demoPassword,
    },
  }),
};
