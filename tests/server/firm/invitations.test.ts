import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitationPath } from '#contract/admin-users-path.ts';
import { adminUserEndpoints, invitationEndpoints } from '#contract/admin-users.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { startInvitationWorker } from '#server/firm/invitation-worker.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import { mailedKey, mailsTo, mailWorkerOptions } from '#tests/server/support/mailed.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { isAddressConfirmed } from '#tests/server/support/confirmed-address.ts';
import { drainOnce } from '#tests/server/support/worker-with-database.ts';
import { mutationsOf, twentyAtOnce } from '#tests/server/support/key-tries.ts';
import { refusalOf } from '#tests/server/support/outcome.ts';
import { whileHeld } from '#tests/server/support/while-held.ts';

let shop: TestShop;
let late = 0;
beforeAll(async () => {
  shop = await startTestShop({ seed: 'small', clock: () => new Date(Date.now() + late) });
});
afterAll(async () => {
  await shop.stop();
});

const { invitationInvalid, emailHasAccount } = serverTexts('de').firmPeople;
const dayMs = 24 * 3_600_000;
const { list, history, invite, inviteAgain, withdraw } = adminUserEndpoints;
const { accept, showLink } = invitationEndpoints;
const password = 'Vier Wörter ohne Zusammenhang';

const newEmail = (): string => `ina-${randomUUID()}@neu.example`;
const typed = (email: string, more: object = {}) => ({
  body: { email, firstname: 'Ina', lastname: 'Neu', role: 'member', ordering: 'allowed', ...more } as const,
});
const told = (): Promise<number> => drainOnce(startInvitationWorker(mailWorkerOptions(shop)));

/** The key of the last link that was mailed. */
async function keyFor(email: string): Promise<string> {
  await told();
  return mailedKey(shop, invitationPath(email, ''), email);
}

const join = (invitedEmail: string, token: string, more: object = {}) =>
  shop.visitor().post(accept, { body: { invitedEmail, token, password, passwordAgain: password, ...more } });
const isGood = async (invitedEmail: string, token: string): Promise<boolean> =>
  (await shop.visitor().ask(showLink, { query: { invitedEmail, token } })).isGood;
const listed = async ({ admin }: Firm, email: string) =>
  (await admin.visitor.ask(list)).items.find((item) => item.email === email);

describe('an invitation to a firm', () => {
  it('[S2.4-05][S5-07] is mailed, and whoever chooses a password by it belongs to the firm', async () => {
    const firm = await startFirm(shop);
    const email = newEmail();
    const { id } = await firm.admin.visitor.ask(
      invite,
      typed(email, { role: 'admin', ordering: 'forbidden' }),
    );
    expect(await listed(firm, email)).toMatchObject({
      id,
      isInvitation: true,
      name: 'Ina Neu',
      state: 'invited',
      isAdmin: true,
      mayOrder: false,
      signedInAt: null,
    });
    const token = await keyFor(email);
    expect((await mailsTo(shop, email))[0]).toMatchObject({
      subject: 'Einladung von Prüf GmbH',
      text: expect.stringContaining('Lena Firma lädt Sie ein') as string,
    });
    const weak = await refusalOf(join(email, token, { password: 'InaNeu', passwordAgain: 'InaNeu' }));
    expect(weak).toMatchObject({
      code: 'fields.invalid',
      fields: { password: expect.any(String) as string },
    });
    expect(await refusalOf(join(email, token))).toMatchObject({ code: 'ok' });
    expect(await isAddressConfirmed(shop, email)).toBe(true);
    const visitor = shop.visitor();
    await visitor.signIn(email, password);
    const { user, shop: flags } = await visitor.ask(sessionEndpoints.user);
    expect(user.data).toMatchObject({ company: 'Prüf GmbH', is_admin: true, firstname: 'Ina' });
    expect(flags.May_order).toBe(false);
    expect((await firm.admin.visitor.ask(list)).items.filter((item) => item.isInvitation)).toEqual([]);
    expect(
      (await firm.admin.visitor.ask(history)).items.map(({ what, personName, byName }) => [
        what,
        personName,
        byName,
      ]),
    ).toEqual([
      ['joined', 'Ina Neu', 'Ina Neu'],
      ['invited', `Ina Neu (${email})`, 'Lena Firma'],
    ]);
  });

  it('[S5-07] asks for a password as strong as the shop wants it', async () => {
    const firm = await startFirm(shop);
    const email = newEmail();
    await firm.admin.visitor.ask(invite, typed(email));
    const token = await keyFor(email);
    const simple = { password: 'Regen!', passwordAgain: 'Regen!' };
    expect((await refusalOf(join(email, token, simple))).fields).toEqual({
      password: expect.any(String) as string,
    });
    await shop.services.settings.change({ minPasswordStrength: 1 });
    try {
      expect(await refusalOf(join(email, token, simple))).toMatchObject({ code: 'ok' });
    } finally {
      await shop.services.settings.change({ minPasswordStrength: 3 });
    }
  });

  it('[R7][S2.4-05] is good once, for a week, for its mail address and until it is withdrawn', async () => {
    const firm = await startFirm(shop);
    const email = newEmail();
    const { visitor } = firm.admin;
    const { id } = await visitor.ask(invite, typed(email));
    const first = await keyFor(email);
    await visitor.ask(inviteAgain, { body: { id } });
    const second = await keyFor(email);
    expect(second).not.toBe(first);
    const invalid = { code: 'registration.invalid' };
    const look = () => Promise.all([isGood(email, first), isGood(newEmail(), second), isGood(email, second)]);
    // Looking tells the same as using it would, and uses nothing up.
    expect([await look(), await isGood(email.toUpperCase(), second)]).toEqual([[false, false, true], true]);
    expect(await refusalOf(join(email, first))).toMatchObject(invalid);
    expect(await refusalOf(join(newEmail(), second))).toMatchObject(invalid);
    late = 8 * dayMs;
    expect(await isGood(email, second)).toBe(false);
    expect(await refusalOf(join(email, second))).toMatchObject(invalid);
    late = 0;
    for (const mutated of mutationsOf(second))
      expect(await refusalOf(join(email, mutated))).toMatchObject(invalid);
    // Twenty at once: one joins, and to the others the link is none.
    const all = await twentyAtOnce(() => join(email, second));
    const refused = all.filter(({ outcome }) => outcome !== 'ok');
    expect(refused).toEqual(
      Array.from({ length: 19 }, () => ({
        outcome: 'refused',
        refusal: expect.objectContaining({
          code: 'registration.invalid',
          errorMessages: [invitationInvalid],
        }) as unknown,
      })),
    );
    expect(await isGood(email, second)).toBe(false);

    const other = newEmail();
    const invited = await visitor.ask(invite, typed(other));
    const key = await keyFor(other);
    await visitor.ask(withdraw, { body: { id: invited.id } });
    expect(await isGood(other, key)).toBe(false);
    expect(await listed(firm, other)).toBeUndefined();
    expect(await refusalOf(join(other, key))).toMatchObject(invalid);
  });

  // Against twenty at once the account that is there by then would do, too.
  it('[R7] lets nobody in by a link that is just being used or withdrawn', async () => {
    const firm = await startFirm(shop);
    const email = newEmail();
    await firm.admin.visitor.ask(invite, typed(email));
    const key = await keyFor(email);
    const gone = 'delete from invitation where email_normalised = $1';
    const refused = await whileHeld(shop, [[gone, [email]]], () => join(email, key));
    expect(refused).toMatchObject({
      refusal: { code: 'registration.invalid', errorMessages: [invitationInvalid] },
    });
    const { rows } = await shop.database.query('select from person where email_normalised = $1', [email]);
    expect(rows).toEqual([]);
  });

  it('[S2.4-05][R3] is refused at its field where the mail address has an account, and says nothing about that', async () => {
    const firm = await startFirm(shop);
    const { visitor } = firm.admin;
    const elsewhere = await refusalOf(visitor.post(invite, typed(' Privat@Kontor.example ')));
    expect(elsewhere.fields).toEqual({
      email: 'Mit dieser E-Mail-Adresse kann niemand eingeladen werden. Bitte nehmen Sie eine andere.',
    });
    expect((await refusalOf(visitor.post(invite, typed(firm.buyer.email)))).fields).toEqual({
      email: 'Wer diese E-Mail-Adresse hat, gehört schon zu Ihrer Firma.',
    });
    const email = newEmail();
    await visitor.ask(invite, typed(email));
    expect((await refusalOf(visitor.post(invite, typed(email.toUpperCase())))).fields).toEqual({
      email: 'Diese E-Mail-Adresse ist schon eingeladen. Sie können die Einladung noch einmal senden.',
    });
    // Another firm does not learn of it; whoever is joined first has the person.
    const other = await startFirm(shop);
    await other.admin.visitor.ask(invite, typed(email));
    await told();
    const { rows } = await shop.database.query<{ id: string }>(
      'update invitation set key_hash = encode(sha256(id::text::bytea), $2) where email_normalised = $1 returning id',
      [email, 'hex'],
    );
    const [one = '', two = ''] = rows.map(({ id }) => id);
    expect((await refusalOf(join(email, one))).code).toBe('ok');
    expect(await join(email, two)).toMatchObject({
      refusal: { code: 'registration.invalid', errorMessages: [emailHasAccount] },
    });
  });

  it('[R5][S2.4-05] is one of a hundred an hour', async () => {
    const firm = await startFirm(shop);
    const { visitor } = firm.admin;
    for (let count = 0; count < 100; count += 1) await visitor.ask(invite, typed(newEmail()));
    expect((await refusalOf(visitor.post(invite, typed(newEmail())))).code).toBe('mails.tooMany');
  });

  it('[R5] writes to a mailbox three times an hour, whoever invites', async () => {
    const email = newEmail();
    const firm = await startFirm(shop);
    const { id } = await firm.admin.visitor.ask(invite, typed(email));
    await firm.admin.visitor.ask(inviteAgain, { body: { id } });
    const other = await startFirm(shop);
    await other.admin.visitor.ask(invite, typed(email.replace('@', '+firma@')));
    expect((await refusalOf(firm.admin.visitor.post(inviteAgain, { body: { id } }))).code).toBe(
      'mails.tooMany',
    );
    const third = await startFirm(shop);
    expect((await refusalOf(third.admin.visitor.post(invite, typed(email)))).code).toBe('mails.tooMany');
  });

  it('[R12] ends with the role of who has sent it', async () => {
    const firm = await startFirm(shop, { isBuyerAdmin: true, releaseAbove: null });
    const email = newEmail();
    await firm.buyer.visitor.ask(invite, typed(email));
    await firm.admin.visitor.ask(adminUserEndpoints.deactivate, { body: { id: firm.buyer.id } });
    expect(await listed(firm, email)).toBeUndefined();
  });

  it('[R21][R23][S2.4-05] of another firm is answered like none, and only admins invite', async () => {
    const firm = await startFirm(shop);
    const stranger = await startFirm(shop);
    const email = newEmail();
    const { id } = await firm.admin.visitor.ask(invite, typed(email));
    for (const wanted of [id, 999_999_999])
      for (const endpoint of [inviteAgain, withdraw])
        expect((await refusalOf(stranger.admin.visitor.post(endpoint, { body: { id: wanted } }))).code).toBe(
          'person.notFound',
        );
    expect(await listed(firm, email)).toMatchObject({ id });
    for (const { visitor } of [firm.buyer, firm.deputy])
      await expect(visitor.post(invite, typed(newEmail()))).rejects.toThrow('403');
  });
});
