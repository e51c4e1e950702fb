import { describe, expect, it } from 'vitest';
import { accountAccessEndpoints } from '#contract/account-access.ts';
import { passkeyEndpoints } from '#contract/passkey.ts';
import { secondFactorEndpoints } from '#contract/second-factor.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { tidyUp } from '#server/runtime/housekeeping.ts';
import type { Misbehaviour, SoftwareAuthenticator } from '#tests/support/software-authenticator.ts';
import { loginAttempt } from '#tests/support/tables/session.ts';
import { outboxMail } from '#tests/support/tables/outbox.ts';
import { add, insertArticle } from '#tests/server/basket/small-catalogue.ts';
import { keptBrowser } from '#tests/server/support/kept-browser.ts';
import type { KeptBrowser } from '#tests/server/support/kept-browser.ts';
import { authenticatorHere } from '#tests/server/support/passkeys.ts';
import {
  email,
  enter,
  failed,
  firefox,
  halfway,
  inPasskeyShop,
  later,
  minuteMs,
  only,
  other,
  owner,
  questionAfterPassword,
  questionFor,
  send,
  setUp,
  signIn,
  signOut,
  tooLate,
  whoIs,
  world,
} from './passkey-shop.ts';
import type { Content } from './passkey-shop.ts';

const {
  list,
  remove,
  beginSignIn,
  signIn: signInBy,
  beginSecondFactor,
  verifySecondFactor,
} = passkeyEndpoints;

inPasskeyShop();

describe('signing in with a passkey alone', () => {
  it('[S7.2-05][S4.2-06] knows who it is without a name, and leads where the visitor wanted', async () => {
    const { browser, authenticator } = await owner();
    const { challenge, ...question } = await questionFor(keptBrowser(world.shop));
    expect(question).toEqual({
      rpId: 'localhost',
      timeout: 5 * minuteMs,
      userVerification: 'required',
      allowCredentials: [],
    });
    expect(challenge).not.toBe('');
    const visitor = keptBrowser(world.shop, '203.0.113.9', firefox);
    expect(await enter(visitor, authenticator)).toMatchObject({
      success: true,
      redirectTo: '/my/orders',
      isBasketMerged: false,
      user: { guest: false, data: { email } },
    });
    expect(await whoIs(visitor)).toBe(email);
    expect(await only(browser)).toMatchObject({ usedAt: world.now.toISOString() });
    // The browser is one the account knows from then on, as after a password.
    const { browsers } = await visitor.send<{ browsers: { network: string; isCurrent: boolean }[] }>(
      accountAccessEndpoints.list.path,
    );
    expect(browsers.find(({ isCurrent }) => isCurrent)).toMatchObject({
      network: '203.0.113.0/24',
      lastNetwork: '',
    });
  });

  it('[S4.2-06] adds the basket of the guest to the one from before, once', async () => {
    const article = `PASSKEY${world.now.getTime()}`;
    await insertArticle(world.shop, { number: article });
    const { browser, authenticator } = await owner();
    await add(browser.visitor, article, 2);
    const guest = keptBrowser(world.shop);
    await add(guest.visitor, article, 3);
    expect(await enter(guest, authenticator)).toMatchObject({ success: true, isBasketMerged: true });
    const { basket } = await guest.send<{ basket: { items: { quantity: number }[] } }>('/shop/basket');
    expect(basket.items.map(({ quantity }) => quantity)).toEqual([5]);
  });

  it('[R60] never leads off this shop', async () => {
    const { authenticator } = await owner();
    const browser = keptBrowser(world.shop);
    const passkey = authenticator.show(await questionFor(browser));
    expect(await send(browser, signInBy, { passkey, redirectTo: 'https://evil.example/' })).toMatchObject({
      redirectTo: '/',
    });
  });

  it('[R3][S7.2-05] refuses whatever is wrong by the same answer, as for a passkey nobody has', async () => {
    const { authenticator } = await owner();
    const stranger = authenticatorHere();
    const wrongs: readonly (readonly [SoftwareAuthenticator, Misbehaviour])[] = [
      [stranger, {}],
      [authenticator, { origin: 'https://kontor.evil.example' }],
      [authenticator, { origin: 'http://localhost:3001' }],
      [authenticator, { rpId: 'evil.example' }],
      [authenticator, { isUserVerified: false }],
      [authenticator, { userHandle: 'AAAA' }],
      // Who is not asked by name has to say whose it is.
      [authenticator, { userHandle: null }],
    ];
    for (const [held, wrong] of wrongs) {
      const browser = keptBrowser(world.shop);
      expect([wrong, await enter(browser, held, wrong)]).toEqual([wrong, failed]);
      expect(await whoIs(browser)).toBe('');
      // So that no limit of tries answers instead.
      later(25 * 60 * minuteMs);
    }
    expect(await enter(keptBrowser(world.shop), authenticator)).toMatchObject({ success: true });
  });

  it('[R10] takes one answer to what was asked, of the session that asked, within five minutes', async () => {
    const { authenticator } = await owner();
    const browser = keptBrowser(world.shop);
    const passkey = authenticator.show(await questionFor(browser));
    const outcomes = await Promise.all([1, 2].map(() => send(browser, signInBy, { passkey })));
    expect(outcomes.filter(({ success }) => success === true)).toHaveLength(1);
    await signOut(browser);
    expect(await send(browser, signInBy, { passkey })).toEqual(tooLate);

    const asked = keptBrowser(world.shop);
    const stolen = authenticator.show(await questionFor(asked));
    expect(await send(keptBrowser(world.shop), signInBy, { passkey: stolen })).toEqual(tooLate);
    const otherSession = keptBrowser(world.shop);
    await questionFor(otherSession);
    expect(await send(otherSession, signInBy, { passkey: stolen })).toEqual(tooLate);

    const slow = keptBrowser(world.shop);
    const question = await questionFor(slow);
    later(5 * minuteMs + 1000);
    expect(await send(slow, signInBy, { passkey: authenticator.show(question) })).toEqual(tooLate);
  });

  it('[R4][S7.2-05] says so when an answer comes too late, and counts it as no try', async () => {
    const { authenticator } = await owner();
    const browser = keptBrowser(world.shop, '203.0.113.7');
    for (let round = 0; round < 12; round += 1) {
      const passkey = authenticator.show(await questionFor(browser));
      later(5 * minuteMs + 1000);
      expect(await send(browser, signInBy, { passkey })).toEqual(tooLate);
      later(-5 * minuteMs);
    }
    expect(await world.shop.tables.select().from(loginAttempt)).toEqual([]);
    expect(await enter(browser, authenticator)).toMatchObject({ success: true });
  });

  it('[R10] leaves the question of one tab as it is when another of the same browser was asked before', async () => {
    const { authenticator } = await owner();
    const browser = keptBrowser(world.shop);
    const earlier = authenticator.show(await questionFor(browser));
    const passkey = authenticator.show(await questionFor(browser));
    expect(await send(browser, signInBy, { passkey: earlier })).toEqual(tooLate);
    const clientDataJSON = Buffer.from(JSON.stringify({ challenge: '\u0000' })).toString('base64url');
    expect(await send(browser, signInBy, { passkey: { ...earlier, clientDataJSON } })).toEqual(tooLate);
    expect(await world.shop.tables.select().from(loginAttempt)).toEqual([]);
    expect(await send(browser, signInBy, { passkey })).toMatchObject({ success: true });
  });

  it('[R10] notices a copy by the counter that does not go on', async () => {
    const { authenticator } = await owner();
    expect(await enter(keptBrowser(world.shop), authenticator)).toMatchObject({ success: true });
    const copy = authenticator.copy();
    expect(await enter(keptBrowser(world.shop), authenticator)).toMatchObject({ success: true });
    expect(await enter(keptBrowser(world.shop), copy)).toEqual(failed);
    expect(await enter(keptBrowser(world.shop), authenticator, { counter: 0 })).toEqual(failed);
    expect(await enter(keptBrowser(world.shop), authenticator)).toMatchObject({ success: true });
  });

  it('[S7.2-05][R5] lets nobody in who is locked or not approved yet, or while nobody may sign in', async () => {
    const { authenticator } = await owner();
    await world.shop.database.query('update person set is_active = false where email = $1', [email]);
    expect(await enter(keptBrowser(world.shop), authenticator)).toEqual(failed);
    await world.shop.database.query(
      'update person set is_active = true, is_approved = false where email = $1',
      [email],
    );
    expect(await enter(keptBrowser(world.shop), authenticator)).toEqual(failed);
    await world.shop.database.query('update person set is_approved = true where email = $1', [email]);
    expect(await enter(keptBrowser(world.shop), authenticator)).toMatchObject({ success: true });
    const browser = keptBrowser(world.shop);
    const passkey = authenticator.show(await questionFor(browser));
    await world.shop.services.settings.change({ allowLogin: false });
    try {
      expect(await send(browser, signInBy, { passkey })).toMatchObject({ code: 'login.notAllowed' });
      expect(await send(browser, beginSignIn)).toMatchObject({ code: 'login.notAllowed' });
    } finally {
      await world.shop.services.settings.change({ allowLogin: true });
    }
  });

  it('[R4] slows whoever shows a passkey that does not hold again and again, and its owner no longer than others', async () => {
    const { authenticator } = await owner();
    const stranger = authenticatorHere();
    const codesOf = async (held: SoftwareAuthenticator, wrong: Misbehaviour) => {
      const codes: (string | undefined)[] = [];
      for (let guess = 0; guess < 7; guess += 1)
        codes.push((await enter(keptBrowser(world.shop, '203.0.113.7'), held, wrong)).code);
      return codes;
    };
    const known = await codesOf(authenticator, { isUserVerified: false });
    expect(known).toContain('login.tooManyAttempts');
    expect(await codesOf(stranger, {})).toEqual(known);
    later(16 * minuteMs);
    expect(await enter(keptBrowser(world.shop), authenticator)).toMatchObject({ success: true });
    // Passwords were not guessed meanwhile.
    expect(await signIn(keptBrowser(world.shop))).toMatchObject({ code: 'login.secondFactor' });
  });

  it('[R13] gives the session another name', async () => {
    const { authenticator } = await owner();
    const browser = keptBrowser(world.shop);
    const passkey = authenticator.show(await questionFor(browser));
    const planted = browser.visitor.cookie;
    await send(browser, signInBy, { passkey });
    const thief = world.shop.visitor();
    thief.cookie = planted;
    const asked = await thief.raw({ url: '/rest/systems/user' });
    expect(asked.json<Content>().user?.guest).toBe(true);
  });

  it('[S7.2-05] forgets what was asked and never answered', async () => {
    await questionFor(keptBrowser(world.shop));
    later(6 * minuteMs);
    await tidyUp(world.shop.modules, world.now);
    const { rows } = await world.shop.database.query('select from passkey_challenge');
    expect(rows).toHaveLength(0);
  });
});

describe('a passkey as the second factor', () => {
  const show = async (
    browser: KeptBrowser,
    authenticator: SoftwareAuthenticator,
    wrong?: Misbehaviour,
    isBrowserTrusted = false,
  ): Promise<Content> => {
    const passkey = authenticator.show(await questionAfterPassword(browser), wrong);
    return send(browser, verifySecondFactor, { passkey, isBrowserTrusted });
  };

  it('[S2.1-11][S7.2-06] stands for the code after the right password, and names the own passkeys then', async () => {
    const { authenticator } = await owner();
    expect(await send(keptBrowser(world.shop), beginSecondFactor)).toMatchObject({
      code: 'secondFactor.over',
    });
    const browser = await halfway();
    expect((await questionAfterPassword(browser)).allowCredentials).toEqual([
      { id: authenticator.id, type: 'public-key', transports: ['internal'] },
    ]);
    expect(await show(browser, authenticator)).toMatchObject({
      success: true,
      redirectTo: '/my/orders',
      user: { guest: false, data: { email } },
    });
    expect(await send(browser, secondFactorEndpoints.pending)).toEqual({ pending: null });
  });

  it('[R10] is that of the person whose password was right, and stops after five wrong tries', async () => {
    await owner();
    const stranger = await owner(other);
    const browser = await halfway();
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 5; guess += 1) codes.push((await show(browser, stranger.authenticator)).code);
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'secondFactor.wrong'), 'secondFactor.locked']);
    expect(await whoIs(browser)).toBe('');
    expect(await send(browser, beginSecondFactor)).toMatchObject({ code: 'secondFactor.over' });
  });

  it('[R10][S2.1-11] says so when an answer comes too late, and counts it as no try', async () => {
    const { authenticator } = await owner();
    const browser = await halfway();
    for (let round = 0; round < 7; round += 1) {
      const passkey = authenticator.show(await questionAfterPassword(browser));
      later(5 * minuteMs + 1000);
      const { code, errorMessages } = await send(browser, verifySecondFactor, {
        passkey,
        isBrowserTrusted: false,
      });
      expect([code, errorMessages]).toEqual(['secondFactor.wrong', tooLate.errorMessages]);
      later(-5 * minuteMs);
    }
    // Asked for those of the person by name, it need not say whose it is.
    expect(await show(browser, authenticator, { userHandle: null })).toMatchObject({ success: true });
  });

  it('[R10] counts with the codes: neither way gives the other one further tries', async () => {
    const { authenticator } = await owner();
    const browser = await halfway();
    const { verify } = secondFactorEndpoints;
    for (let guess = 0; guess < 4; guess += 1)
      await send(browser, verify, { way: 'recovery', code: 'ABCDE-FGH23', isBrowserTrusted: false });
    expect(await show(browser, authenticator, { isUserVerified: false })).toMatchObject({
      code: 'secondFactor.locked',
    });
    expect(await show(await halfwayLater(), authenticator)).toMatchObject({ success: true });
  });

  it('[R10] takes one answer to what was asked', async () => {
    const { authenticator } = await owner();
    const browser = await halfway();
    const passkey = authenticator.show(await questionAfterPassword(browser), { challenge: 'AAAA' });
    expect(await send(browser, verifySecondFactor, { passkey, isBrowserTrusted: false })).toMatchObject({
      code: 'secondFactor.wrong',
    });
    // What is asked when somebody signs in without a password is another question.
    const question = await questionFor(browser);
    const shown = authenticator.show(question);
    expect(
      await send(browser, verifySecondFactor, { passkey: shown, isBrowserTrusted: false }),
    ).toMatchObject({
      code: 'secondFactor.wrong',
    });
  });

  it('[S7.2-06][R9] trusts a browser where told to, until a passkey is removed', async () => {
    const { browser, authenticator } = await owner();
    const laptop = await halfway();
    expect(await show(laptop, authenticator, {}, true)).toMatchObject({ success: true });
    await signOut(laptop);
    expect(await signIn(laptop)).toMatchObject({ success: true });
    await setUp(browser, authenticatorHere(), 'Zweiter');
    const { passkeys = [] } = await send(browser, list);
    await send(browser, remove, { id: passkeys[0]?.id ?? 0, currentPassword: demoPassword });
    await signOut(laptop);
    expect(await signIn(laptop)).toMatchObject({ code: 'login.secondFactor' });
  });

  it('[R9] is asked for after a changed password, before it lets in without one again', async () => {
    const { browser, authenticator } = await owner();
    await world.shop.tables.delete(outboxMail);
    const passwords = { currentPassword: demoPassword, password: demoPassword, passwordAgain: demoPassword };
    await send(browser, accountAccessEndpoints.changePassword, passwords);
    const [mail] = await world.shop.tables.select().from(outboxMail);
    expect(mail?.textBody).toContain('Für Ihr Konto ist ein Passkey eingerichtet');
    expect(await enter(keptBrowser(world.shop), authenticator)).toEqual(failed);
    expect(await enter(keptBrowser(world.shop), authenticator)).toEqual(failed);
    expect(await only(browser)).toMatchObject({ standsAlone: false });
    expect(await show(await halfway(), authenticator)).toMatchObject({ success: true });
    expect(await only(browser)).toMatchObject({ standsAlone: true });
    expect(await enter(keptBrowser(world.shop), authenticator)).toMatchObject({ success: true });
  });

  it('[R9][R10] does not go on once the password is changed', async () => {
    const { browser, authenticator } = await owner();
    const waiting = await halfway();
    const question = await questionAfterPassword(waiting);
    const passwords = { currentPassword: demoPassword, password: demoPassword, passwordAgain: demoPassword };
    await send(browser, accountAccessEndpoints.changePassword, passwords);
    const passkey = authenticator.show(question);
    expect(await send(waiting, verifySecondFactor, { passkey, isBrowserTrusted: false })).toMatchObject({
      code: 'secondFactor.over',
    });
  });

  /** A browser whose password was right after the tries of before count no more. */
  async function halfwayLater(): Promise<KeptBrowser> {
    later(11 * minuteMs);
    return halfway();
  }
});
