import { normaliseEmail } from '#domain/email.ts';
import { safeRedirect } from '#domain/redirect.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import { createDevice, deviceKeptMs } from '#server/session/device-cookie.ts';
import { refuse } from '#server/calls/failures.ts';
import { isPassword, isPasswordTooLong } from './password.ts';
import { lockBasket } from '#server/basket/basket.repository.ts';
import { trustDevice } from './login-device.repository.ts';
import { signIn } from '#server/session/session.repository.ts';
import { findCredentials } from '#server/account/account.repository.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { Visitor } from '#server/session/visitor.ts';
import type { LoginLimits } from './login-limits.ts';

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
  readonly limits: LoginLimits;
  readonly mergeBasket: MergeBasket;
  readonly isLoginAllowed: () => Promise<boolean>;
}

export function createLoginService({
  foundation,
  limits,
  mergeBasket,
  isLoginAllowed,
}: LoginOptions): LoginService {
  const { database, keys, log } = foundation;

  return {
    async signIn(visitor, attempt, now) {
      const texts = serverTexts(visitor.language);
      if (!(await isLoginAllowed())) refuse('login.notAllowed', texts.loginNotAllowed);
      if (isPasswordTooLong(attempt.password)) refuse('login.failed', texts.loginFailed);
      const email = normaliseEmail(attempt.email);
      const admitted = await limits.admit(
        { email, address: visitor.address, device: visitor.device.key },
        now,
      );
      if (admitted === null) return refuse('login.tooManyAttempts', texts.loginNotAllowed);

      const credentials = await findCredentials(database, email);
      const isRight = await isPassword(attempt.password, credentials?.passwordHash ?? null);
      if (credentials === null || !isRight || !credentials.isActive || !credentials.isApproved) {
        log.info({ account: admitted.account.slice(0, 12) }, 'A login failed');
        refuse('login.failed', texts.loginFailed);
      }

      // A new name each time: whoever put a name of their own into this browser is not trusted with it.
      const device = createDevice(keys);
      const isBasketMerged = await transaction(database, async (executor) => {
        // Tried again after a deadlock, it starts from what the request came with.
        visitor.session.revert();
        const sessionId = await visitor.session.ensure(executor);
        // Basket before session, as whoever orders takes them.
        await lockBasket(executor, { kind: 'session', id: sessionId });
        const { hash } = visitor.session.rotate();
        await signIn(executor, sessionId, { hash, userId: credentials.id, now });
        await admitted.succeed(executor, now);
        await trustDevice(executor, {
          hash: device.hash,
          previousHash: visitor.device.key,
          userId: credentials.id,
          validUntil: new Date(now.getTime() + deviceKeptMs),
          now,
        });
        return mergeBasket(executor, sessionId, await visitor.session.reload(executor));
      });
      visitor.device.keep(device);
      return { redirectTo: safeRedirect(attempt.redirectTo), isBasketMerged };
    },

    async signOut(visitor, redirectTo) {
      await visitor.session.end(database);
      return { redirectTo: safeRedirect(redirectTo) };
    },
  };
}
