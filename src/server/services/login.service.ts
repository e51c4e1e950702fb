import { normaliseEmail } from '#domain/email.ts';
import { safeRedirect } from '#domain/redirect.ts';
import type { Foundation } from '#server/compose.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import { refuse } from '#server/failures.ts';
import { isPassword, isPasswordTooLong } from '#server/password.ts';
import { addFailure, countFailures, forgetFailures } from '#server/repositories/login-failure.repository.ts';
import { signIn } from '#server/repositories/session.repository.ts';
import { findCredentials } from '#server/repositories/user.repository.ts';
import { serverTexts } from '#server/server-texts.ts';
import type { Visitor } from '#server/visitor.ts';

/** Failures older than this no longer count, so that nobody is locked out longer (case R4). */
export const failureWindowMs = 15 * 60_000;

/**
 * Takes over the guest basket of a session for the person who has just signed in; returns whether positions were added
 * to a basket kept from before.
 */
export type MergeBasket = (executor: Executor, sessionId: number, visitor: Visitor) => Promise<boolean>;

export interface LoginAttempt {
  readonly email: string;
  readonly password: string;
  readonly redirectTo: string | undefined;
}

export interface SignedIn {
  readonly redirectTo: string;
  readonly isBasketMerged: boolean;
}

export interface LoginService {
  /** @throws Refused with `login.failed`, `login.tooManyAttempts` or `login.notAllowed` */
  readonly signIn: (visitor: Visitor, attempt: LoginAttempt, now: Date) => Promise<SignedIn>;
  readonly signOut: (visitor: Visitor, redirectTo: string | undefined) => Promise<{ redirectTo: string }>;
}

interface LoginOptions {
  readonly foundation: Foundation;
  readonly mergeBasket: MergeBasket;
  readonly isLoginAllowed: () => Promise<boolean>;
}

export function createLoginService({ foundation, mergeBasket, isLoginAllowed }: LoginOptions): LoginService {
  const { database, keys, environment, log } = foundation;

  /** Counters know an account only by a keyed hash; an unknown name has one like any other. */
  const countersOf = (email: string, address: string) => ({
    pair: keys.blind('login-pair', `${email}\0${address}`),
    address: keys.blind('login-address', address),
  });

  return {
    async signIn(visitor, attempt, now) {
      const texts = serverTexts(visitor.language);
      if (!(await isLoginAllowed())) refuse('login.notAllowed', texts.loginNotAllowed);
      if (isPasswordTooLong(attempt.password)) refuse('login.failed', texts.loginFailed);
      const email = normaliseEmail(attempt.email);
      const counters = countersOf(email, visitor.address);
      const since = new Date(now.getTime() - failureWindowMs);
      const failures = await countFailures(database, Object.values(counters), since);
      const isSlowed =
        (failures.get(counters.pair) ?? 0) >= environment.limits.loginAttempts ||
        (failures.get(counters.address) ?? 0) >= environment.limits.loginAttemptsPerAddress;
      if (isSlowed) refuse('login.tooManyAttempts', texts.loginNotAllowed);

      const credentials = await findCredentials(database, email);
      const isRight = await isPassword(attempt.password, credentials?.passwordHash ?? null);
      if (credentials === null || !isRight || !credentials.isActive || !credentials.isApproved) {
        await addFailure(database, Object.values(counters), now, since);
        log.info({ account: counters.pair.slice(0, 12) }, 'A login failed');
        refuse('login.failed', texts.loginFailed);
      }

      const isBasketMerged = await transaction(database, async (executor) => {
        const sessionId = await visitor.session.ensure(executor);
        const { hash } = visitor.session.rotate();
        await signIn(executor, sessionId, { hash, userId: credentials.id, now });
        await forgetFailures(executor, counters.pair);
        return mergeBasket(executor, sessionId, await visitor.session.reload(executor));
      });
      return { redirectTo: safeRedirect(attempt.redirectTo), isBasketMerged };
    },

    async signOut(visitor, redirectTo) {
      await visitor.session.end(database);
      return { redirectTo: safeRedirect(redirectTo) };
    },
  };
}
