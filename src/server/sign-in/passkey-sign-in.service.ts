import type { PasskeyQuestion, ShownPasskey } from '#contract/passkey.ts';
import { normaliseEmail } from '#domain/email.ts';
import { safeRedirect } from '#domain/redirect.ts';
import type { Call } from '#server/calls/endpoints.ts';
import { refuse } from '#server/calls/failures.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import { isSame } from '#server/session/session-cookie.ts';
import type { LettingIn } from './letting-in.ts';
import type { LoginLimits } from './login-limits.ts';
import { evenlyRefused } from './even-refusal.ts';
import { answeredChallenge, challengeKeptMs, createChallenge, userHandleOf } from './passkey-ceremony.ts';
import type { PasskeyCeremony } from './passkey-ceremony.ts';
import { keepChallenge, takeChallenge } from './passkey-challenge.repository.ts';
import { credentialsOf, findPasskey, spendPasskey } from './passkey.repository.ts';
import type { StoredPasskey } from './passkey.repository.ts';
import { endAttempt } from './second-factor-attempt.repository.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import type { LoginNeeds, SignedIn } from './sign-in-needs.ts';

export interface PasskeySignIn {
  /** @throws Refused with `login.notAllowed` */
  readonly beginSignIn: (call: Call) => Promise<PasskeyQuestion>;
  /**
   * Signs in by a passkey alone: whoever holds it was verified, so it stands for the password and for the second factor.
   *
   * @throws Refused with `login.failed`, `login.tooManyAttempts` or `login.notAllowed`; why it failed makes no difference (R3), but
   * that an answer came too late is told by its own sentence
   */
  readonly signIn: (
    call: Call,
    shown: { readonly passkey: ShownPasskey; readonly redirectTo: string | undefined },
  ) => Promise<SignedIn>;
  /** @throws Refused with `secondFactor.over`, or `secondFactor.changed` where the person has no passkey (any more) */
  readonly beginSecondFactor: (call: Call) => Promise<PasskeyQuestion>;
  /** @throws Refused with `secondFactor.wrong`, `secondFactor.locked` or `secondFactor.over` */
  readonly verifySecondFactor: (
    call: Call,
    shown: { readonly passkey: ShownPasskey; readonly isBrowserTrusted: boolean },
  ) => Promise<SignedIn>;
}

interface PasskeySignInNeeds extends Pick<LoginNeeds, 'foundation' | 'accounts' | 'settings'> {
  readonly limits: LoginLimits;
  readonly lettingIn: LettingIn;
  readonly secondFactor: SecondFactorService;
  readonly ceremony: PasskeyCeremony;
}

/** What was shown with a stored passkey, as it holds. */
interface Proven {
  readonly passkey: StoredPasskey;
  readonly counter: number;
  readonly isBackedUp: boolean;
}

/** How a passkey lets in: instead of the password, or beside it (docs/decisions/0116). */
export function createPasskeySignIn({
  foundation: { database, keys, log },
  accounts,
  settings,
  limits,
  lettingIn,
  secondFactor,
  ceremony,
}: PasskeySignInNeeds): PasskeySignIn {
  const validUntil = (now: Date): Date => new Date(now.getTime() + challengeKeptMs);

  /**
   * What was shown, where a passkey of this shop has signed the challenge; null for every other reason alike.
   *
   * @param knownId whose it has to be; without it the authenticator says whose, and has to say it right
   */
  async function prove(shown: ShownPasskey, challenge: string, knownId?: number): Promise<Proven | null> {
    const passkey = await findPasskey(database, shown.id);
    const read = await ceremony.readShown(shown, challenge, passkey);
    if (passkey === null || read === null) return null;
    const handle = userHandleOf(keys, knownId ?? passkey.userId);
    // Asked for passkeys by name, an authenticator may leave out whose they are (WebAuthn, 7.2 step 6).
    const said = shown.userHandle ?? (knownId === undefined ? '' : handle);
    return isSame(said, handle) && passkey.userId === (knownId ?? passkey.userId)
      ? { passkey, ...read }
      : null;
  }

  const spend = (
    executor: Executor,
    { passkey, counter, isBackedUp }: Proven,
    use: { readonly isBesidePassword: boolean; readonly now: Date },
  ): Promise<boolean> => spendPasskey(executor, { id: passkey.id, counter, isBackedUp, ...use });

  async function requireLoginAllowed({ visitor: { language } }: Call) {
    const known = await settings.read();
    if (!known.allowLogin) refuse('login.notAllowed', serverTexts(language).loginNotAllowed);
    return known;
  }

  async function signIn(
    call: Call,
    { passkey: shown, redirectTo }: Parameters<PasskeySignIn['signIn']>[1],
  ): Promise<SignedIn> {
    const { visitor, session, now } = call;
    const texts = serverTexts(visitor.language);
    const { approveRegistration } = await requireLoginAllowed(call);
    const failed = texts.secondFactor.passkeyFailed;
    const sentences = [failed, ...(approveRegistration ? [texts.loginAfterApproval] : [])];
    const refuseFailed = (): never => refuse('login.failed', sentences);
    const { id: sessionId } = visitor.session;
    // Nothing is looked at and nothing is counted where this session asks for nothing (any more).
    const challenge = answeredChallenge(shown);
    if (
      sessionId === null ||
      !(await takeChallenge(database, { sessionId, purpose: 'signIn', userId: null }, challenge, now))
    )
      return refuse('login.failed', texts.secondFactor.passkeyTooLate);
    // Counted by the passkey, whether anybody has set it up or not: no name is known yet.
    const admitted = await limits.admit(
      { email: `passkey ${shown.id}`, address: visitor.address, device: visitor.deviceKey },
      now,
    );
    if (admitted === null) return refuse('login.tooManyAttempts', texts.loginNotAllowed);
    const proven = await prove(shown, challenge);
    if (proven === null) {
      log.info({ account: admitted.account.slice(0, 12) }, 'A login with a passkey failed');
      return refuseFailed();
    }

    const { userId, email } = proven.passkey;
    const entered = await transaction(database, async (executor) => {
      // Tried again after a deadlock, it starts from what the request came with.
      session.revert();
      if (!(await accounts.mayStillSignIn(executor, userId))) refuseFailed();
      if (!(await spend(executor, proven, { isBesidePassword: false, now }))) refuseFailed();
      await admitted.forgive(executor);
      await limits.remember(executor, { email: normaliseEmail(email), address: visitor.address }, now);
      await endAttempt(executor, sessionId);
      return lettingIn.enter(executor, call, { userId, isBrowserTrusted: false, isFactorShown: true });
    });
    session.keepDevice(entered.device);
    return { redirectTo: safeRedirect(redirectTo), isBasketMerged: entered.isBasketMerged };
  }

  return {
    async beginSignIn(call) {
      const { session, now } = call;
      await requireLoginAllowed(call);
      const challenge = createChallenge();
      await transaction(database, async (executor) => {
        session.revert();
        const sessionId = await session.ensure(executor);
        const asked = { sessionId, purpose: 'signIn' as const, userId: null };
        await keepChallenge(executor, { ...asked, challenge, validUntil: validUntil(now) });
      });
      return ceremony.askToShow(challenge, []);
    },

    signIn: (call, shown) => evenlyRefused(() => signIn(call, shown)),

    async beginSecondFactor(call) {
      const { userId, sessionId } = await secondFactor.attemptOf(call);
      const known = await credentialsOf(database, userId);
      if (known.length === 0)
        refuse('secondFactor.changed', serverTexts(call.visitor.language).secondFactor.changed);
      const challenge = createChallenge();
      const asked = { sessionId, purpose: 'secondFactor' as const, userId };
      await keepChallenge(database, { ...asked, challenge, validUntil: validUntil(call.now) });
      return ceremony.askToShow(challenge, known);
    },

    async verifySecondFactor(call, { passkey: shown, isBrowserTrusted }) {
      const { visitor, now } = call;
      const { userId, sessionId } = await secondFactor.attemptOf(call);
      const asked = { sessionId, purpose: 'secondFactor' as const, userId };
      const challenge = answeredChallenge(shown);
      const isAsked = await takeChallenge(database, asked, challenge, now);
      const { passkeyTooLate, passkeyWrong } = serverTexts(visitor.language).secondFactor;
      if (!isAsked) return refuse('secondFactor.wrong', passkeyTooLate);
      const proven = await prove(shown, challenge, userId);
      return secondFactor.pass(call, {
        isBrowserTrusted,
        spend: async (executor, person) =>
          proven?.passkey.userId === person.userId &&
          (await spend(executor, proven, { isBesidePassword: true, now })),
        refuseWrong: () => refuse('secondFactor.wrong', passkeyWrong),
      });
    },
  };
}
