import * as z from 'zod/mini';
import { salutations } from '#contract/address-choices.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { waitingIn } from '#server/database/waiting-in.sql.ts';

/** What is kept of a registration until its mail address is confirmed. */
export const KeptRegistration = z.object({
  kind: z.enum(['company', 'private']),
  company: z.string(),
  vatId: z.string(),
  salutation: z.enum(salutations),
  firstname: z.string(),
  lastname: z.string(),
  /** As the person typed it. */
  email: z.string(),
});
export type KeptRegistration = z.infer<typeof KeptRegistration>;

interface NewRegistration {
  readonly email: string;
  readonly typed: KeptRegistration;
  readonly passwordHash: string;
  readonly language: 'de' | 'en';
  readonly now: Date;
  readonly notAfter: Date;
}

const keep = command({
  name: 'registration-keep',
  text: `insert into registration as r (email_normalised, typed, password_hash, language, asked_at, is_waiting)
    values ($1, $2, $3, $4, $5, true)
    on conflict (email_normalised) do update set typed = excluded.typed, password_hash = excluded.password_hash,
      earlier = case when r.asked_at <= $6 then '[]' else
        case when r.earlier = '[]' then '[]' else jsonb_build_array(r.earlier -> 0) end
          || jsonb_build_object('typed', r.typed, 'passwordHash', r.password_hash) end,
      language = excluded.language, asked_at = case when r.asked_at <= $6 then excluded.asked_at else r.asked_at end,
      is_waiting = r.is_waiting or r.asked_at <= $6,
      key_hash = case when r.asked_at <= $6 then null else r.key_hash end`,
  values: ({ email, typed, passwordHash, language, now, notAfter }: NewRegistration) => [
    email,
    JSON.stringify(typed),
    passwordHash,
    language,
    now,
    notAfter,
  ],
});

/**
 * Keeps a registration instead of an earlier one of the mail address. One that was made after `notAfter` keeps its mail and its
 * time, and what was typed first and last before it: the link that is on its way confirms each of them, by its password.
 */
export async function keepRegistration(executor: Executor, registration: NewRegistration): Promise<void> {
  await keep.run(executor, registration);
}

const take = question({
  name: 'registration-take',
  text: `update registration set is_waiting = false where email_normalised = (
      select email_normalised from registration where is_waiting order by asked_at limit 1 for update skip locked)
    returning email_normalised as email, language`,
  values: () => [],
  row: z.object({ email: z.string(), language: z.enum(['de', 'en']) }),
});

export const isRegistrationWaiting = waitingIn('registration-waiting', 'registration where is_waiting');

/** Takes the next one whose mail is to be written; null when none waits. */
export const takeRegistration = (executor: Executor) => take.first(executor);

const keepKey = command({
  name: 'registration-keep-key',
  text: 'update registration set key_hash = $2 where email_normalised = $1',
  values: (email: string, keyHash: string) => [email, keyHash],
});

export async function keepRegistrationKey(executor: Executor, email: string, keyHash: string): Promise<void> {
  await keepKey.run(executor, email, keyHash);
}

const find = question({
  name: 'registration-find',
  text: `select email_normalised as email,
      jsonb_build_array(jsonb_build_object('typed', typed, 'passwordHash', password_hash)) || earlier as choices
    from registration where key_hash = $1 and asked_at > $2`,
  values: (keyHash: string, since: Date) => [keyHash, since],
  row: z.object({
    email: z.string(),
    choices: z.array(z.object({ typed: KeptRegistration, passwordHash: z.string() })).check(z.minLength(1)),
  }),
});

/** What was registered, by the key of its mail, the last first. */
export const findRegistration = (executor: Executor, keyHash: string, since: Date) =>
  find.first(executor, keyHash, since);

const end = command({
  name: 'registration-end',
  text: 'delete from registration where key_hash = $1',
  values: (keyHash: string) => [keyHash],
});

/** Uses the registrations of a mail up, in one statement; false when they were used meanwhile. */
export const endRegistration = async (executor: Executor, keyHash: string): Promise<boolean> =>
  (await end.run(executor, keyHash)) === 1;

const nextNumber = question({
  name: 'registration-next-number',
  text: `select nextval('customer_number_registered')::text as number`,
  values: () => [],
  row: z.object({ number: z.string() }),
});

/** A number no customer has. */
export const nextCustomerNumber = async (executor: Executor): Promise<string> =>
  (await nextNumber.one(executor)).number;

const deleteOld = command({
  name: 'registration-delete-old',
  text: 'delete from registration where asked_at < $1',
  values: (before: Date) => [before],
});

export async function deleteRegistrationsBefore(executor: Executor, before: Date): Promise<void> {
  await deleteOld.run(executor, before);
}
