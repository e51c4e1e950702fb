import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { sampleHead } from '#machines/basket/basket.samples.ts';
import { sampleGuest, sampleMember, sampleShopFlags } from '#machines/sample-records.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { selectSessionView } from '#machines/session/session.selectors.ts';
import type {
  IdentityReply,
  LoginReply,
  LoginRequest,
  LogoutReply,
  SessionEmitted,
  SessionInput,
} from '#machines/session/session.types.ts';
import { session as english } from '#texts/en/session.ts';

const identity = { success: true as const, token: 'csrf-2', shop: sampleShopFlags, head: sampleHead(5) };
const loggedIn = (redirectTo: string): LoginReply => ({
  ...identity,
  user: sampleMember,
  redirectTo,
  isBasketMerged: false,
});
const submit = (redirectTo: string | null) =>
  ({ type: 'login.submit', email: 'a@example.com', password: 'secret', redirectTo }) as const;

interface Answers {
  readonly login?: () => Promise<LoginReply>;
  readonly logout?: () => Promise<LogoutReply>;
  readonly loadIdentity?: () => Promise<IdentityReply>;
}
const never = () => new Promise<never>(() => undefined);

function start(input: SessionInput, answers: Answers) {
  const told: SessionEmitted[] = [];
  const requests: LoginRequest[] = [];
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        login: fromPromise<LoginReply, LoginRequest>(({ input: request }) => {
          requests.push(request);
          return (answers.login ?? never)();
        }),
        logout: fromPromise<LogoutReply>(answers.logout ?? never),
        loadIdentity: fromPromise<IdentityReply>(answers.loadIdentity ?? never),
      },
    }),
    { input },
  );
  actor.on('*', (fact) => told.push(fact));
  return { actor: actor.start(), told, requests };
}
const settled = (actor: ReturnType<typeof start>['actor']) =>
  waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
const redirects = (told: readonly SessionEmitted[]) =>
  told.flatMap((fact) =>
    fact.type === 'session.changed' && fact.redirectTo !== null ? [fact.redirectTo] : [],
  );

const guest = { user: sampleGuest, allowLogin: true };
const member = { user: sampleMember, allowLogin: true };

describe('session', () => {
  it('[S4.2-06] goes to the returned address after signing in', async () => {
    const { actor, told, requests } = start(guest, { login: async () => loggedIn('/my/orders') });
    actor.send({ type: 'login.open', redirectTo: '/my/orders' });
    actor.send(submit('/my/orders'));
    await settled(actor);
    expect(requests).toEqual([{ email: 'a@example.com', password: 'secret', redirectTo: '/my/orders' }]);
    expect(redirects(told)).toEqual(['/my/orders']);
    expect(selectSessionView(actor.getSnapshot())).toMatchObject({ isGuest: false, isAdmin: true });
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/login'])(
    '[S4.2-06] goes home instead of to %s',
    async (address) => {
      const { actor, told } = start(guest, { login: async () => loggedIn(address) });
      actor.send(submit('/my/orders'));
      await settled(actor);
      expect(redirects(told)).toEqual(['/']);
    },
  );

  it('[S4.2-06] ends loading and goes nowhere when no address is returned', async () => {
    const { actor, told } = start(guest, { login: async () => loggedIn('') });
    actor.send(submit('/my/orders'));
    await settled(actor);
    expect(redirects(told)).toEqual([]);
    expect(selectSessionView(actor.getSnapshot())).toMatchObject({ isGuest: false, isBusy: false });
  });

  it('[S4.2-06] goes to the returned address after signing out and keeps nothing of the member', async () => {
    const reply: LogoutReply = { ...identity, user: sampleGuest, redirectTo: '/shop' };
    const { actor, told } = start(member, { logout: async () => reply });
    actor.send({ type: 'logout' });
    await settled(actor);
    expect(redirects(told)).toEqual(['/shop']);
    expect(actor.getSnapshot().context.user).toEqual(sampleGuest);
  });

  it('[S8-17] says why a sign-in failed and lets the visitor try again', async () => {
    const refusal = { success: false, code: 'login.failed', errorMessages: ['Falsch.'] } as const;
    const { actor, told } = start(guest, { login: () => Promise.reject({ kind: 'refused', refusal }) });
    actor.send(submit('/my/orders'));
    await settled(actor);
    const { problem } = selectSessionView(actor.getSnapshot());
    expect(problem).toEqual({ code: 'login.failed', messages: ['Falsch.'], fieldErrors: {} });
    expect(told.map(({ type }) => type)).toEqual(['session.loginFailed']);
    expect(english.errorTitle).toBe('Error on Login');
    expect(actor.getSnapshot().can(submit(null))).toBe(true);
  });

  it('sends nothing while signing in is switched off and says so', () => {
    const { actor, requests } = start({ ...guest, allowLogin: false }, {});
    actor.send({ type: 'login.open', redirectTo: null });
    actor.send(submit(null));
    expect(requests).toEqual([]);
    expect(selectSessionView(actor.getSnapshot()).problem?.code).toBe('login.notAllowed');
    expect(english.problems['login.notAllowed']).toBe(
      'Login is not allowed at the moment. Please try it later.',
    );
  });

  it('sends one sign-in for two presses', () => {
    const { actor, requests } = start(guest, {});
    actor.send(submit(null));
    actor.send(submit(null));
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['noAnswer', { kind: 'noAnswer' }],
    ['down', { kind: 'down', status: 503 }],
    ['error', { kind: 'httpError', code: 500 }],
  ])('tells %s apart from a wrong password', async (code, failure) => {
    const { actor } = start(guest, { login: () => Promise.reject(failure) });
    actor.send(submit(null));
    await settled(actor);
    expect(selectSessionView(actor.getSnapshot()).problem?.code).toBe(code);
  });

  it('asks who the visitor is when the session ended, shows the login and forgets the member', async () => {
    const { actor, told } = start(member, {
      loadIdentity: async () => ({ ...identity, user: sampleGuest }),
    });
    actor.send({ type: 'session.ended', isScreenKept: false });
    expect(actor.getSnapshot().context.user.data.email).toBe('');
    await settled(actor);
    expect(told).toMatchObject([{ type: 'session.changed', isSignInDue: true, isScreenKept: false }]);
    expect(selectSessionView(actor.getSnapshot()).isGuest).toBe(true);
  });

  it('says that an open screen stays, also when another answer has told the end before', async () => {
    for (const first of [
      { type: 'session.ended', isScreenKept: true },
      { type: 'session.ended', isScreenKept: false },
    ] as const) {
      const { actor, told } = start(member, {
        loadIdentity: async () => ({ ...identity, user: sampleGuest }),
      });
      actor.send(first);
      actor.send({ type: 'session.ended', isScreenKept: true });
      actor.send({ type: 'session.ended', isScreenKept: false });
      await settled(actor);
      expect(told).toMatchObject([{ type: 'session.changed', isScreenKept: true }]);
    }
  });

  it('asks for a sign-in also when nobody says who the visitor is now', async () => {
    const { actor, told } = start(member, { loadIdentity: () => Promise.reject({ kind: 'noAnswer' }) });
    actor.send({ type: 'session.ended', isScreenKept: false });
    await settled(actor);
    expect(told.map(({ type }) => type)).toEqual(['session.callFailed', 'session.signInWanted']);
  });

  it('stays signed in when the visitor signed in again in another tab', async () => {
    const { actor, told } = start(member, {
      loadIdentity: async () => ({ ...identity, user: sampleMember }),
    });
    actor.send({ type: 'session.ended', isScreenKept: false });
    await settled(actor);
    expect(told.map(({ type }) => type)).toEqual(['session.changed']);
    expect(selectSessionView(actor.getSnapshot()).isGuest).toBe(false);
  });

  it('takes nobody along who left the login while it was being checked', async () => {
    const { actor, told } = start(guest, { login: async () => loggedIn('/my/orders') });
    actor.send(submit('/my/orders'));
    actor.send({ type: 'login.close' });
    await settled(actor);
    expect(redirects(told)).toEqual([]);
    expect(selectSessionView(actor.getSnapshot()).isGuest).toBe(false);
  });
});
