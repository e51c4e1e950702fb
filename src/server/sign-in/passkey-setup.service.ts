import { accountPasswordPath } from '#contract/account-path.ts';
import { mostPasskeys } from '#contract/passkey-limits.ts';
import type { MadePasskey, Passkey, PasskeyCreation } from '#contract/passkey.ts';
import { passkeyNameForm } from '#domain/forms/passkey.ts';
import type { Call } from '#server/calls/endpoints.ts';
import { refuse } from '#server/calls/failures.ts';
import { requireForm } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import { networkOf } from '#server/http/address-group.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { createFactorSecrets } from './factor-secrets.ts';
import { distrustDevices } from './login-device.repository.ts';
import { answeredChallenge, challengeKeptMs, createChallenge, userHandleOf } from './passkey-ceremony.ts';
import type { PasskeyCeremony } from './passkey-ceremony.ts';
import { keepChallenge, takeChallenge } from './passkey-challenge.repository.ts';
import {
  credentialsOf,
  deletePasskey,
  insertPasskey,
  listPasskeys,
  renamePasskey,
} from './passkey.repository.ts';
import { byOwner } from './proven-password.ts';
import type { OwnerNeeds } from './proven-password.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { endAttemptsOf } from './second-factor-attempt.repository.ts';
import { passkeyMail } from './second-factor-mail.ts';
import type { PasskeyChange } from './second-factor-mail.ts';
import {
  forgetRecoveryCodes,
  isFactorOn,
  lockFactorsOf,
  stateOfFactors,
} from './second-factor.repository.ts';
import type { LoginNeeds } from './sign-in-needs.ts';

export interface PasskeySetup {
  readonly list: (call: Call) => Promise<{ readonly passkeys: Passkey[]; readonly codesLeft: number }>;
  /**
   * Says what an authenticator is to make.
   *
   * @throws Refused with `password.wrong`, `login.tooManyAttempts`, `login.secondFactor`, or `secondFactor.changed` where there are too many already
   */
  readonly begin: (call: Call, currentPassword: string) => Promise<PasskeyCreation>;
  /**
   * Keeps what an authenticator has made. Gives recovery codes where it is the first second factor, which nobody sees again.
   *
   * @throws Refused with `secondFactor.wrong`, or `secondFactor.changed` where nothing is being set up
   */
  readonly confirm: (
    call: Call,
    made: { readonly passkey: MadePasskey; readonly name: string },
  ) => Promise<string[]>;
  /** @throws Refused with `fields.invalid`, or `secondFactor.changed` where it is gone */
  readonly rename: (call: Call, named: { readonly id: number; readonly name: string }) => Promise<void>;
  /** @throws Refused with `password.wrong`, `login.tooManyAttempts` or `login.secondFactor` */
  readonly remove: (
    call: Call,
    asked: { readonly id: number; readonly currentPassword: string },
  ) => Promise<void>;
}

interface PasskeySetupNeeds extends LoginNeeds, OwnerNeeds {
  readonly ceremony: PasskeyCeremony;
}

/** How a person adds passkeys and removes them; each is told by mail (docs/decisions/0116). */
export function createPasskeySetup({ ceremony, ...needs }: PasskeySetupNeeds): PasskeySetup {
  const {
    foundation: { database, keys },
    sessions,
    settings,
  } = needs;
  const secrets = createFactorSecrets(keys);
  const provenBy = (currentPassword: string) => ({ currentPassword, backTo: accountPasswordPath });

  const refuseChanged = ({ language }: Visitor): never =>
    refuse('secondFactor.changed', serverTexts(language).secondFactor.changed);

  /** The session of somebody who is signed in, which a challenge is good for. */
  const askedIn = ({ visitor }: Call, userId: number) => {
    if (visitor.session.id === null) throw new Error('somebody is signed in without a session');
    return { sessionId: visitor.session.id, purpose: 'setup' as const, userId };
  };

  async function tell(executor: Executor, { visitor, now }: Call, change: PasskeyChange): Promise<void> {
    const { user, language } = memberOf(visitor);
    const known = await settings.read();
    await enqueueMail(executor, passkeyMail({ to: user.email, language, settings: known, at: now, change }));
  }

  return {
    async list({ visitor }) {
      const { id } = memberOf(visitor).user;
      const [passkeys, { codesLeft }] = await Promise.all([
        listPasskeys(database, id),
        stateOfFactors(database, id),
      ]);
      return {
        codesLeft,
        passkeys: passkeys.map(({ createdAt, usedAt, ...passkey }) => ({
          ...passkey,
          createdAt: createdAt.toISOString(),
          usedAt: usedAt?.toISOString() ?? null,
        })),
      };
    },

    async begin(call, currentPassword) {
      const { user, language } = memberOf(call.visitor);
      const { address } = await settings.read();
      const challenge = createChallenge();
      const known = await byOwner(needs, call, provenBy(currentPassword), async (executor, userId) => {
        const credentials = await credentialsOf(executor, userId);
        if (credentials.length >= mostPasskeys) {
          const { tooManyPasskeys } = serverTexts(language).secondFactor;
          refuse('secondFactor.changed', tooManyPasskeys({ most: mostPasskeys }));
        }
        const validUntil = new Date(call.now.getTime() + challengeKeptMs);
        await keepChallenge(executor, { ...askedIn(call, userId), challenge, validUntil });
        return credentials;
      });
      const userHandle = userHandleOf(keys, user.id);
      return ceremony.askToMake(challenge, { userHandle, email: user.email, shop: address.company, known });
    },

    async confirm(call, { passkey, name }) {
      const { visitor, now } = call;
      const { user, language } = memberOf(visitor);
      const asked = askedIn(call, user.id);
      const challenge = answeredChallenge(passkey);
      if (!(await takeChallenge(database, asked, challenge, now)))
        return refuse('secondFactor.changed', serverTexts(language).secondFactor.passkeyTooLate);
      const made = await ceremony.readMade(passkey, challenge);
      if (made === null)
        return refuse('secondFactor.wrong', serverTexts(language).secondFactor.passkeyNotMade);
      return transaction(database, async (executor) => {
        await lockFactorsOf(executor, user.id);
        // Whoever was signed out meanwhile, as by a new password, leaves no way in behind (R9).
        if (!(await sessions.hold(executor, asked.sessionId, user.id))) refuseChanged(visitor);
        const isFirst = !isFactorOn(await stateOfFactors(executor, user.id));
        const shownName = name === '' ? visitor.browserName || 'Passkey' : name;
        const place = {
          name: shownName,
          browser: visitor.browserName,
          network: networkOf(visitor.address),
        };
        await sessions.noteFactor(executor, asked.sessionId, now);
        const { transports } = passkey;
        if (!(await insertPasskey(executor, { ...made, ...place, userId: user.id, transports, now })))
          refuseChanged(visitor);
        await tell(executor, call, { what: 'added', ...place });
        return isFirst ? giveRecoveryCodes(executor, secrets, user.id) : [];
      });
    },

    async rename({ visitor }, { id, name }) {
      const { user, language } = memberOf(visitor);
      requireForm(passkeyNameForm, { name }, { language });
      if (!(await renamePasskey(database, user.id, { id, name }))) refuseChanged(visitor);
    },

    remove: (call, { id, currentPassword }) =>
      byOwner(needs, call, provenBy(currentPassword), async (executor, userId) => {
        await lockFactorsOf(executor, userId);
        const name = await deletePasskey(executor, userId, id);
        if (name === null) return;
        const isLast = !isFactorOn(await stateOfFactors(executor, userId));
        if (isLast) await forgetRecoveryCodes(executor, userId);
        // A browser it has made trusted is asked again, and what waits for it begins anew.
        await distrustDevices(executor, userId);
        await endAttemptsOf(executor, userId);
        // Whoever has it may have signed in by it.
        await sessions.endOthers(executor, userId, call.visitor.session.id);
        await tell(executor, call, { what: isLast ? 'removedLast' : 'removed', name });
      }),
  };
}
