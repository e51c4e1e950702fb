import { normaliseEmail } from '#domain/email.ts';
import { safeRedirect } from '#domain/redirect.ts';
import type { Foundation } from '#server/compose.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import { refuse } from '#server/failures.ts';
import { isPassword, isPasswordTooLong } from '#server/password.ts';
import {
  countAttempt,
  forgetAttempts,
  isKnownAddress,
  rememberAddress,
  takeBackAttempt,
} from '#server/repositories/login-failure.repository.ts';
import type { AttemptRule } from '#server/repositories/login-failure.repository.ts';
import { signIn } from '#server/repositories/session.repository.ts';
import { findCredentials } from '#server/repositories/user.repository.ts';
import { serverTexts } from '#server/server-texts.ts';
import type { Visitor } from '#server/visitor.ts';

/** Longest wait until the next attempt is let through, so that nobody is locked out longer (case R4). */
const slowedMs = 15 * 60_000;
/** Counters of accounts start anew after a day: 5 free attempts and one each 15 minutes make at most 100 a day. */
export const attemptsKeptMs = 24 * 3_600_000;
/** An address counts as the account's own this long after its last successful login. */
export const knownAddressKeptMs = 90 * 24 * 3_600_000;

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
  const keysOf = (email: string, address: string) => ({
    pair: keys.blind('login-pair', `${email}\0${address}`),
    account: keys.blind('login-account', email),
    address: keys.blind('login-address', address),
    known: keys.blind('login-known', `${email}\0${address}`),
  });

  /**
   * Counts the attempt before its password is looked at, or refuses it. All strangers share one counter of the
   * account, so that many addresses guess no faster than one; an address the account has signed in from has its own,
   * so that strangers cannot lock its owner out (case R4).
   */
  async function countOrRefuse(names: ReturnType<typeof keysOf>, now: Date, sentence: string): Promise<void> {
    const before = (ageMs: number): Date => new Date(now.getTime() - ageMs);
    const slow = {
      free: environment.limits.loginAttempts,
      countedSince: before(attemptsKeptMs),
      nextAfter: before(slowedMs),
    };
    const ofAddress: AttemptRule = {
      key: names.address,
      free: environment.limits.loginAttemptsPerAddress,
      countedSince: before(slowedMs),
      nextAfter: null,
    };
    const isKnown = await isKnownAddress(database, names.known, before(knownAddressKeptMs));
    const ofAccount: AttemptRule = { ...slow, key: isKnown ? names.pair : names.account };
    // A refusal rolls back, so that refused attempts prolong nothing.
    await transaction(database, async (executor) => {
      const hasPassed =
        (await countAttempt(executor, ofAccount, now)) && (await countAttempt(executor, ofAddress, now));
      if (!hasPassed) refuse('login.tooManyAttempts', sentence);
    });
  }

  return {
    async signIn(visitor, attempt, now) {
      const texts = serverTexts(visitor.language);
      if (!(await isLoginAllowed())) refuse('login.notAllowed', texts.loginNotAllowed);
      if (isPasswordTooLong(attempt.password)) refuse('login.failed', texts.loginFailed);
      const email = normaliseEmail(attempt.email);
      const names = keysOf(email, visitor.address);
      await countOrRefuse(names, now, texts.loginNotAllowed);

      const credentials = await findCredentials(database, email);
      const isRight = await isPassword(attempt.password, credentials?.passwordHash ?? null);
      if (credentials === null || !isRight || !credentials.isActive || !credentials.isApproved) {
        log.info({ account: names.account.slice(0, 12) }, 'A login failed');
        refuse('login.failed', texts.loginFailed);
      }

      const isBasketMerged = await transaction(database, async (executor) => {
        const sessionId = await visitor.session.ensure(executor);
        const { hash } = visitor.session.rotate();
        await signIn(executor, sessionId, { hash, userId: credentials.id, now });
        await forgetAttempts(executor, names.pair);
        await takeBackAttempt(executor, [names.account, names.address]);
        await rememberAddress(executor, names.known, now);
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
