import { randomUUID } from 'node:crypto';
import { demoPassword } from '#server/demo/accounts.ts';
import { hashOfMailedKey } from '#server/mail/mailed-key.ts';
import { createFactorSecrets } from '#server/sign-in/factor-secrets.ts';
import { stepOf } from '#server/sign-in/totp.ts';
import { codeOf } from '#tests/support/app-code.ts';
import { body, query } from './sample.ts';
import type { Sample, Situation } from './sample.ts';

/** The account of a prepared visitor; its secrets must never be seen elsewhere. */
export const memberEmail = 'privat@kontor.example';

/** What the app of a visitor with a second factor knows. */
const appSecret = 'GEZDGNBVGY3TQOJQ';

/** A mailed key of a registration. */
const registrationKey = 'K'.repeat(43);

/** A mailed key to a new mail address. */
const emailKey = 'E'.repeat(43);

/** A mailed way to a new password. */
const resetToken = 'R'.repeat(43);

/** Gives the visitor a second factor as far as a call needs it, and takes away what was there before. */
async function factorOf(
  { shop, visitor }: Situation,
  wanted: 'none' | 'begun' | 'on' | 'asked for',
): Promise<void> {
  await shop.database.query('delete from second_factor');
  if (wanted === 'none') return;
  await shop.database.query(
    `insert into second_factor (person_id, secret, begun_at, confirmed_at)
     select id, $2, now(), $3 from person where email = $1`,
    [memberEmail, createFactorSecrets(shop.keys).encrypt(appSecret), wanted === 'begun' ? null : new Date()],
  );
  if (wanted === 'asked for') await awaitFactor({ shop, visitor }, memberEmail);
}

/** Makes the visitor's session wait for the second factor of somebody, as after a right password. */
export async function awaitFactor(
  { shop, visitor }: Pick<Situation, 'shop' | 'visitor'>,
  email: string,
): Promise<void> {
  await shop.database.query(
    `insert into second_factor_attempt (session_id, person_id, valid_until, redirect_to)
     select s.id, p.id, now() + interval '5 minutes', '/' from session s, person p
     where s.hash = $1 and p.email = $2
     on conflict (session_id) do update set tries = 0, mails = 0, mailed_at = null, valid_until = excluded.valid_until`,
    [shop.keys.hash(visitor.cookie?.split('.')[1] ?? ''), email],
  );
}

const nothing = async (): Promise<Sample> => ({});

/** Somebody who has registered and waits for the shop. */
async function waitingRegistration({ shop }: Situation): Promise<number> {
  const email = `wartet-${randomUUID()}@kunde.example`;
  const { rows } = await shop.database.query<{ id: string }>(
    `with made as (insert into account (kind, customer_number) values ('private', $1) returning id)
     insert into person (account_id, email, email_normalised, password_hash, is_approved)
     select id, $1, $1, 'x', false from made returning id`,
    [email],
  );
  return Number(rows[0]?.id);
}

/** Accepted requests of the calls by which somebody comes to an account, or back into it. */
export const signInSamples: Readonly<Record<string, (situation: Situation) => Promise<Sample>>> = {
  'accountAccess.removeBrowser': body({ id: 1 }),
  'accountAccess.askEmail': body({ email: 'petra@neu.example', currentPassword: demoPassword }),
  'accountAccess.showEmailLink': query({ token: emailKey }),
  // The same address again, so that who asks next still has it.
  'accountAccess.confirmEmail': async ({ shop }) => {
    await shop.database.query(
      `insert into email_change (person_id, email, language, asked_at, is_waiting, key_hash)
       select id, email, 'de', now(), false, $2 from person where email = $1
       on conflict (person_id) do update set email = excluded.email, key_hash = excluded.key_hash, asked_at = excluded.asked_at`,
      [memberEmail, hashOfMailedKey(emailKey)],
    );
    return { body: { token: emailKey } };
  },
  'registration.register': body({
    kind: 'company',
    company: 'Neu GmbH',
    vatId: 'DE136695976',
    salutation: 'frau',
    firstname: 'Nora',
    lastname: 'Neu',
    email: 'nora@neu-gmbh.example',
    emailAgain: 'nora@neu-gmbh.example',
    password: 'Vier Wörter ohne Zusammenhang',
    passwordAgain: 'Vier Wörter ohne Zusammenhang',
  }),
  'registration.showLink': query({ token: registrationKey }),
  'registration.confirm': async ({ shop }) => {
    const typed = {
      kind: 'private',
      company: '',
      vatId: '',
      salutation: 'none',
      firstname: 'A',
      lastname: 'B',
    };
    const email = `neu-${randomUUID()}@kunde.example`;
    await shop.database.query('delete from registration');
    await shop.database.query(
      `insert into registration (email_normalised, typed, password_hash, language, asked_at, is_waiting, key_hash)
       select $1, $2, password_hash, 'de', now(), false, $3 from person where email = $4`,
      [email, JSON.stringify({ ...typed, email }), hashOfMailedKey(registrationKey), memberEmail],
    );
    return { body: { token: registrationKey, password: demoPassword } };
  },
  'waitingRegistrations.list': nothing,
  'waitingRegistrations.approve': async (situation) => ({
    body: { id: await waitingRegistration(situation) },
  }),
  'waitingRegistrations.refuse': async (situation) => ({
    body: { id: await waitingRegistration(situation), reason: 'Keine Firma' },
  }),
  'password.request': body({ email: memberEmail }),
  'password.showLink': query({ resetUsername: memberEmail, token: resetToken }),
  'password.reset': async ({ shop }) => {
    await shop.database.query(
      `insert into password_reset (person_id, hash, valid_until) select id, $1, now() + interval '1 hour' from person
       where email = $2 on conflict (person_id) do update set hash = excluded.hash`,
      [hashOfMailedKey(resetToken), memberEmail],
    );
    const typed = { password: demoPassword, passwordAgain: demoPassword };
    return { body: { ...typed, resetUsername: memberEmail, token: resetToken } };
  },
  'secondFactor.pending': nothing,
  'secondFactor.verify': async (situation) => {
    await factorOf(situation, 'asked for');
    return { body: { way: 'app', code: codeOf(appSecret, stepOf(new Date())), isBrowserTrusted: false } };
  },
  'secondFactor.sendCode': async (situation) => {
    await factorOf(situation, 'asked for');
    return { body: {} };
  },
  'secondFactor.state': nothing,
  'secondFactor.begin': async (situation) => {
    await factorOf(situation, 'none');
    return { body: { currentPassword: demoPassword } };
  },
  'secondFactor.confirm': async (situation) => {
    await factorOf(situation, 'begun');
    return { body: { code: codeOf(appSecret, stepOf(new Date())) } };
  },
  'secondFactor.renewCodes': async (situation) => {
    await factorOf(situation, 'on');
    await situation.shop.database.query('update session set second_factor_at = now() where hash = $1', [
      situation.shop.keys.hash(situation.visitor.cookie?.split('.')[1] ?? ''),
    ]);
    return { body: { currentPassword: demoPassword } };
  },
  // Last of them, so that who signs in afterwards is asked for none.
  'secondFactor.end': async (situation) => {
    await factorOf(situation, 'none');
    return { body: { currentPassword: demoPassword } };
  },
};
