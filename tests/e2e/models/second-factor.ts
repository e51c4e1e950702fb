import { plainCode } from '#domain/second-factor-code.ts';
import { createSessionKeys } from '#server/session/session-cookie.ts';
import { createFactorSecrets } from '#server/sign-in/factor-secrets.ts';
import { stepOf } from '#server/sign-in/totp.ts';
import { codeOf } from '#tests/support/app-code.ts';
import { changeInShop, readInShop } from './shop-database.ts';

/** What the app of everybody with a second factor knows here. */
const appSecret = 'GEZDGNBVGY3TQOJQ';

/** A recovery code of everybody with a second factor here. */
export const recoveryCode = 'ABCDE-FGH23';

/** The code an app shows, this many steps of half a minute from now. */
export const appCode = (secret: string = appSecret, steps = 0): string =>
  codeOf(secret, stepOf(new Date()) + steps);

/** Turns the second factor of a person on, as if it had been set up long ago; earlier codes of the app count again. */
export async function giveFactor(email: string, shopFolder: string | undefined): Promise<void> {
  const [setting] = await readInShop("select value from setting where key = 'app.secret'", [], shopFolder);
  const secrets = createFactorSecrets(createSessionKeys(String(setting?.['value'])));
  await changeInShop(
    `insert into second_factor (person_id, secret, begun_at, confirmed_at)
     select id, $2, now(), now() from person where email = $1
     on conflict (person_id) do update set last_step = 0`,
    [email, secrets.encrypt(appSecret)],
    shopFolder,
  );
  const [person] = await readInShop('select id from person where email = $1', [email], shopFolder);
  const id = Number(person?.['id']);
  await changeInShop(
    `insert into second_factor_recovery (person_id, hash) values ($1, $2)
     on conflict (person_id, hash) do update set hash = excluded.hash`,
    [id, secrets.hashOfRecovery(id, plainCode(recoveryCode))],
    shopFolder,
  );
}

/** Somebody has just shown the second factor where they are signed in, so that deeds that cannot be undone ask for none. */
export const showFactor = (email: string, shopFolder: string | undefined): Promise<void> =>
  changeInShop(
    `update session set second_factor_at = now() where person_id = (select id from person where email = $1)`,
    [email],
    shopFolder,
  );
