import * as z from 'zod/mini';
import { mostPasskeys } from '#contract/passkey-limits.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

const list = question({
  name: 'passkey-list',
  text: `select id::float8 as id, name, created_at as "createdAt", used_at as "usedAt", browser, network,
      is_backed_up as "isBackedUp", stands_alone as "standsAlone"
    from passkey where person_id = $1 order by id desc`,
  values: (userId: number) => [userId],
  row: z.object({
    id: z.number(),
    name: z.string(),
    createdAt: z.date(),
    usedAt: z.nullable(z.date()),
    browser: z.string(),
    network: z.string(),
    isBackedUp: z.boolean(),
    standsAlone: z.boolean(),
  }),
});

/** The passkeys of a person, the newest first. */
export const listPasskeys = (executor: Executor, userId: number) => list.all(executor, userId);

const credentials = question({
  name: 'passkey-credentials',
  text: `select credential_id as id, transports from passkey where person_id = $1`,
  values: (userId: number) => [userId],
  row: z.object({ id: z.string(), transports: z.array(z.string()) }),
});

/** How the authenticators of a person know their passkeys. */
export const credentialsOf = (executor: Executor, userId: number) => credentials.all(executor, userId);

const find = question({
  name: 'passkey-find',
  text: `select k.id::float8 as id, k.person_id::float8 as "userId", k.credential_id as "credentialId",
      k.public_key as "publicKey", k.counter::float8 as counter, p.email
    from passkey k join person p on p.id = k.person_id where k.credential_id = $1`,
  values: (credentialId: string) => [credentialId],
  row: z.object({
    id: z.number(),
    userId: z.number(),
    credentialId: z.string(),
    publicKey: z.string(),
    counter: z.number(),
    email: z.string(),
  }),
});

/** A passkey and whose it is, by the name its authenticator gives it; null where nobody has set it up. */
export const findPasskey = (executor: Executor, credentialId: string) => find.first(executor, credentialId);

export type StoredPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

interface NewPasskey {
  readonly userId: number;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isBackedUp: boolean;
  readonly name: string;
  readonly browser: string;
  readonly network: string;
  readonly now: Date;
}

const insert = command({
  name: 'passkey-insert',
  text: `insert into passkey (person_id, credential_id, public_key, counter, transports, is_backed_up, name,
      created_at, browser, network)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
    where (select count(*) from passkey where person_id = $1) < ${mostPasskeys}
    on conflict (credential_id) do nothing`,
  values: (key: NewPasskey) => [
    key.userId,
    key.credentialId,
    key.publicKey,
    key.counter,
    key.transports,
    key.isBackedUp,
    key.name,
    key.now,
    key.browser,
    key.network,
  ],
});

/** Keeps a passkey; false where the person has as many as there may be, or an authenticator shows one that is known. */
export const insertPasskey = async (executor: Executor, passkey: NewPasskey): Promise<boolean> =>
  (await insert.run(executor, passkey)) === 1;

interface Use {
  readonly id: number;
  readonly counter: number;
  readonly isBackedUp: boolean;
  /** Whether the password was right before. */
  readonly isBesidePassword: boolean;
  readonly now: Date;
}

const spend = command({
  name: 'passkey-use',
  text: `update passkey set counter = $2, is_backed_up = $3, used_at = $4, stands_alone = true
    where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) and (stands_alone or $5)`,
  values: ({ id, counter, isBackedUp, now, isBesidePassword }: Use) => [
    id,
    counter,
    isBackedUp,
    now,
    isBesidePassword,
  ],
});

/**
 * Notes that a passkey was used; false where it was removed meanwhile, or its counter does not go on: somebody has made a copy.
 * Authenticators that do not count say 0 each time. Without the password it is false, too, until one that was suspended was shown
 * beside it.
 */
export const spendPasskey = async (executor: Executor, use: Use): Promise<boolean> =>
  (await spend.run(executor, use)) === 1;

const suspend = command({
  name: 'passkey-suspend',
  text: 'update passkey set stands_alone = false where person_id = $1',
  values: (userId: number) => [userId],
});

/** Has each passkey of a person shown beside the password once before it lets in without it (R9); gives how many there are. */
export const suspendPasskeys = (executor: Executor, userId: number): Promise<number> =>
  suspend.run(executor, userId);

const rename = command({
  name: 'passkey-rename',
  text: 'update passkey set name = $3 where person_id = $1 and id = $2',
  values: (userId: number, id: number, name: string) => [userId, id, name],
});

/** Renames a passkey of a person; somebody else's stays as it is (R23). */
export const renamePasskey = async (
  executor: Executor,
  userId: number,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<boolean> => (await rename.run(executor, userId, id, name)) === 1;

const remove = question({
  name: 'passkey-remove',
  text: 'delete from passkey where person_id = $1 and id = $2 returning name',
  values: (userId: number, id: number) => [userId, id],
  row: z.object({ name: z.string() }),
});

/** Forgets a passkey of a person and gives its name; null where it is gone already, or somebody else's (R23). */
export const deletePasskey = async (executor: Executor, userId: number, id: number): Promise<string | null> =>
  (await remove.first(executor, userId, id))?.name ?? null;
