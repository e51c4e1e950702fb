import type { KnownBrowser, OwnSession } from '#contract/account-access.ts';
import { passwordChangeForm } from '#domain/forms/password-change.ts';
import { ownWordsOf } from '#domain/own-words.ts';
import type { Call } from '#server/calls/endpoints.ts';
import { requireForm } from '#server/calls/form-check.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { memberOf } from '#server/session/visitor.ts';
import { forgetAccess } from './forget-access.ts';
import { forgetDevice, forgetDevices, listDevices } from './login-device.repository.ts';
import type { LoginLimits } from './login-limits.ts';
import type { LoginNeeds } from './sign-in-needs.ts';
import { hashPassword } from './password.ts';
import { passwordMail } from './password-mail.ts';
import { provePassword } from './proven-password.ts';

export interface TypedPasswords {
  readonly currentPassword: string;
  readonly password: string;
  readonly passwordAgain: string;
}

export interface AccountAccessService {
  readonly list: (
    call: Call,
  ) => Promise<{ readonly sessions: OwnSession[]; readonly browsers: KnownBrowser[] }>;
  readonly endOtherSessions: (call: Call) => Promise<void>;
  /**
   * Changes the password: this session goes on under another name, every other one ends, and the account forgets every other
   * browser and what was mailed; no browser is spared the second factor any more (R9). The person is told by mail.
   *
   * @throws Refused with `fields.invalid`, `password.wrong`, or `login.tooManyAttempts`: the current password is counted like one
   *   that signs in (R4)
   */
  readonly changePassword: (call: Call, typed: TypedPasswords) => Promise<void>;
  /**
   * Forgets a browser, or all of them, and ends the sessions in it but the one that asks. One that is not known, or somebody
   * else's, is as good as forgotten.
   */
  readonly removeBrowser: (call: Call, id: number | undefined) => Promise<void>;
}

/** How a person comes into the account: by which password, and where they are let in already. */
export function createAccountAccess(
  needs: LoginNeeds & { readonly limits: LoginLimits },
): AccountAccessService {
  const {
    foundation: { database },
    accounts,
    sessions,
    settings,
  } = needs;
  return {
    async list({ visitor, now }) {
      const { user, session, deviceKey } = memberOf(visitor);
      const [open, devices] = await Promise.all([
        sessions.listOf(database, user.id, now),
        listDevices(database, user.id, now),
      ]);
      const signedInWith = new Set(open.map(({ deviceId }) => deviceId));
      return {
        sessions: open.map(({ id, signedInAt, lastSeenAt }) => ({
          isCurrent: id === session.id,
          signedInAt: signedInAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
        })),
        browsers: devices.map(({ id, hash, name, network, lastNetwork, knownSince, seenAt, isTrusted }) => ({
          id,
          isCurrent: hash === deviceKey,
          isSignedIn: signedInWith.has(id),
          name,
          network,
          lastNetwork: lastNetwork === network ? '' : lastNetwork,
          knownSince: knownSince.toISOString(),
          seenAt: seenAt.toISOString(),
          isTrusted,
        })),
      };
    },

    async endOtherSessions({ visitor, session }) {
      const { user } = memberOf(visitor);
      await sessions.endOthers(database, user.id, await session.ensure(database));
    },

    async changePassword(call, typed) {
      const { visitor, session, now } = call;
      const { user, language, deviceKey } = memberOf(visitor);
      const known = await settings.read();
      const form = passwordChangeForm({ minimum: known.minPasswordStrength, ownWords: ownWordsOf(user) });
      requireForm(form, { ...typed }, { language });
      const proven = await provePassword(call, typed.currentPassword, needs);

      const after = await hashPassword(typed.password);
      await transaction(database, async (executor) => {
        // Tried again after a deadlock, it starts from what the request came with.
        session.revert();
        if (!(await accounts.changePasswordHash(executor, user.id, { before: proven.hash, after })))
          proven.refuse();
        const sessionId = await session.ensure(executor);
        // Another name: a copy of the cookie ends with the rest.
        const { hash } = session.rotate();
        await sessions.signIn(executor, sessionId, { hash, userId: user.id, now, isFactorShown: false });
        await proven.succeed(executor, now);
        const { passkeys } = await forgetAccess(executor, sessions, {
          userId: user.id,
          keptSessionId: sessionId,
          keptDevice: deviceKey,
        });
        const mail = passwordMail({ language, settings: known, passkeys, changedAt: now });
        await enqueueMail(executor, { ...mail, to: user.email });
      });
    },

    async removeBrowser({ visitor, session }, id) {
      const { user } = memberOf(visitor);
      const removeAll = async (executor: Executor, keptId: number): Promise<void> => {
        await sessions.endOthers(executor, user.id, keptId);
        await forgetDevices(executor, user.id, null);
      };
      await transaction(database, async (executor) => {
        const keptId = await session.ensure(executor);
        if (id === undefined) return removeAll(executor, keptId);
        await sessions.endOfDevice(executor, { userId: user.id, keptId, deviceId: id });
        await forgetDevice(executor, user.id, id);
      });
    },
  };
}
