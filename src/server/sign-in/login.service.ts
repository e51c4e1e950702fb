import { normaliseEmail } from '#domain/email.ts';
import { safeRedirect } from '#domain/redirect.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import { createDevice, deviceKeptMs } from '#server/session/device-cookie.ts';
import type { Call } from '#server/calls/endpoints.ts';
import { refuse } from '#server/calls/failures.ts';
import { isPassword, isPasswordTooLong } from './password.ts';
import type { AccountService } from '#server/account/account.service.ts';
import type { BasketService } from '#server/basket/basket.service.ts';
import { priceRulesOf } from '#server/mode/mode.service.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import type { SessionService } from '#server/session/session.service.ts';
import { trustDevice } from './login-device.repository.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { SessionOfCall } from '#server/session/session-of-call.ts';
import type { Visitor } from '#server/session/visitor.ts';
import type { LoginLimits } from './login-limits.ts';

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
  readonly signIn: (call: Call, attempt: LoginAttempt) => Promise<SignedIn>;
  readonly signOut: (
    session: SessionOfCall,
    redirectTo: string | undefined,
  ) => Promise<{ redirectTo: string }>;
}

export interface LoginNeeds {
  readonly foundation: Foundation;
  readonly accounts: AccountService;
  readonly baskets: BasketService;
  readonly sessions: SessionService;
  readonly settings: SettingsService;
}

export function createLoginService({
  foundation,
  limits,
  accounts,
  baskets,
  sessions,
  settings,
}: LoginNeeds & { readonly limits: LoginLimits }): LoginService {
  const { database, keys, log } = foundation;

  /** Whether positions were added to a basket the person had before. */
  const mergeBasket = async (executor: Executor, sessionId: number, visitor: Visitor): Promise<boolean> =>
    visitor.user !== null && baskets.merge(executor, sessionId, visitor.user.id, priceRulesOf(visitor));

  return {
    async signIn({ visitor, session, now }, attempt) {
      const texts = serverTexts(visitor.language);
      if (!(await settings.read()).allowLogin) refuse('login.notAllowed', texts.loginNotAllowed);
      if (isPasswordTooLong(attempt.password)) refuse('login.failed', texts.loginFailed);
      const email = normaliseEmail(attempt.email);
      const admitted = await limits.admit(
        { email, address: visitor.address, device: visitor.deviceKey },
        now,
      );
      if (admitted === null) return refuse('login.tooManyAttempts', texts.loginNotAllowed);

      const credentials = await accounts.credentialsOf(database, email);
      const isRight = await isPassword(attempt.password, credentials?.passwordHash ?? null);
      if (credentials === null || !isRight || !credentials.isActive || !credentials.isApproved) {
        log.info({ account: admitted.account.slice(0, 12) }, 'A login failed');
        refuse('login.failed', texts.loginFailed);
      }

      // A new name each time: whoever put a name of their own into this browser is not trusted with it.
      const device = createDevice(keys);
      const isBasketMerged = await transaction(database, async (executor) => {
        // Tried again after a deadlock, it starts from what the request came with.
        session.revert();
        if (!(await accounts.isStillPassword(executor, credentials.id, credentials.passwordHash)))
          refuse('login.failed', texts.loginFailed);
        const sessionId = await session.ensure(executor);
        // Basket before session, as whoever orders takes them.
        await baskets.lockOfSession(executor, sessionId);
        const { hash } = session.rotate();
        await sessions.signIn(executor, sessionId, { hash, userId: credentials.id, now });
        await admitted.succeed(executor, now);
        const deviceId = await trustDevice(executor, {
          hash: device.hash,
          previousHash: visitor.deviceKey,
          userId: credentials.id,
          validUntil: new Date(now.getTime() + deviceKeptMs),
          now,
        });
        await sessions.keepDevice(executor, sessionId, deviceId);
        return mergeBasket(executor, sessionId, await session.reload(executor));
      });
      session.keepDevice(device);
      return { redirectTo: safeRedirect(attempt.redirectTo), isBasketMerged };
    },

    async signOut(session, redirectTo) {
      await session.end(database);
      return { redirectTo: safeRedirect(redirectTo) };
    },
  };
}
