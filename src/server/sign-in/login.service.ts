import type { Refusal } from '#contract/refusal.ts';
import { normaliseEmail } from '#domain/email.ts';
import { safeRedirect } from '#domain/redirect.ts';
import { transaction } from '#server/database/pool.ts';
import type { Call } from '#server/calls/endpoints.ts';
import { refuse } from '#server/calls/failures.ts';
import { evenlyRefused } from './even-refusal.ts';
import { isPassword, isPasswordTooLong } from './password.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { SessionOfCall } from '#server/session/session-of-call.ts';
import type { LettingIn } from './letting-in.ts';
import type { LoginLimits } from './login-limits.ts';
import type { LoginNeeds, SignedIn } from './sign-in-needs.ts';
import type { SecondFactorService } from './second-factor.service.ts';

export interface LoginAttempt {
  readonly email: string;
  readonly password: string;
  readonly redirectTo: string | undefined;
}

export interface LoginService {
  /**
   * Gives the refusal `login.secondFactor` where the password is right and a second factor is due.
   *
   * @throws Refused with `login.failed`, `login.tooManyAttempts` or `login.notAllowed`
   */
  readonly signIn: (call: Call, attempt: LoginAttempt) => Promise<SignedIn | Refusal>;
  readonly signOut: (
    session: SessionOfCall,
    redirectTo: string | undefined,
  ) => Promise<{ redirectTo: string }>;
}

interface SignInNeeds extends Pick<LoginNeeds, 'foundation' | 'accounts' | 'settings'> {
  readonly limits: LoginLimits;
  readonly lettingIn: LettingIn;
  readonly secondFactor: SecondFactorService;
}

export function createLoginService({
  foundation: { database, log },
  limits,
  accounts,
  settings,
  lettingIn,
  secondFactor,
}: SignInNeeds): LoginService {
  async function signIn(call: Call, attempt: LoginAttempt): Promise<SignedIn | Refusal> {
    const { visitor, session, now } = call;
    const texts = serverTexts(visitor.language);
    const { allowLogin, approveRegistration } = await settings.read();
    if (!allowLogin) refuse('login.notAllowed', texts.loginNotAllowed);
    // Whoever has just registered learns why, and nobody whether somebody has (R3).
    const sentences = [texts.loginFailed, ...(approveRegistration ? [texts.loginAfterApproval] : [])];
    const refuseFailed = (): never => refuse('login.failed', sentences);
    if (isPasswordTooLong(attempt.password)) refuseFailed();
    const email = normaliseEmail(attempt.email);
    const admitted = await limits.admit({ email, address: visitor.address, device: visitor.deviceKey }, now);
    if (admitted === null) return refuse('login.tooManyAttempts', texts.loginSlowed);

    const credentials = await accounts.credentialsOf(database, email);
    const isRight = await isPassword(attempt.password, credentials?.passwordHash ?? null);
    if (credentials === null || !isRight || !credentials.isActive || !credentials.isApproved) {
      log.info({ account: admitted.account.slice(0, 12) }, 'A login failed');
      return refuseFailed();
    }

    const entered = await transaction(database, async (executor) => {
      // Tried again after a deadlock, it starts from what the request came with.
      session.revert();
      if (!(await accounts.isStillPassword(executor, credentials.id, credentials.passwordHash)))
        refuseFailed();
      if (await secondFactor.isDue(executor, credentials.id, call)) {
        await admitted.forgive(executor);
        await secondFactor.await(executor, call, {
          userId: credentials.id,
          redirectTo: attempt.redirectTo,
        });
        return null;
      }
      await admitted.succeed(executor, now);
      return lettingIn.enter(executor, call, {
        userId: credentials.id,
        isBrowserTrusted: false,
        isFactorShown: false,
      });
    });
    if (entered === null) return secondFactor.asking(visitor);
    session.keepDevice(entered.device);
    return { redirectTo: safeRedirect(attempt.redirectTo), isBasketMerged: entered.isBasketMerged };
  }

  return {
    signIn: (call, attempt) => evenlyRefused(() => signIn(call, attempt)),

    async signOut(session, redirectTo) {
      await session.end(database);
      return { redirectTo: safeRedirect(redirectTo) };
    },
  };
}
