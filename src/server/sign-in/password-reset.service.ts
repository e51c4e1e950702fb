import { normaliseEmail } from '#domain/email.ts';
import { passwordRequestForm, passwordResetForm } from '#domain/forms/password-reset.ts';
import { ownWordsOf } from '#domain/own-words.ts';
import type { AttemptService } from '#server/attempt/attempt.service.ts';
import { createHourlyCount } from '#server/attempt/hourly-count.ts';
import type { Call } from '#server/calls/endpoints.ts';
import { refuse } from '#server/calls/failures.ts';
import { requireForm } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction } from '#server/database/pool.ts';
import { addressGroupOf } from '#server/http/address-group.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { hashOfMailedKey } from '#server/mail/mailed-key.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { forgetAccess } from './forget-access.ts';
import { hashPassword } from './password.ts';
import { passwordMail } from './password-mail.ts';
import { findResetOwner, noteRequest, spendReset } from './password-reset.repository.ts';
import type { LoginNeeds } from './sign-in-needs.ts';

/** A name gets at most one mail within this time. */
export const requestPauseMs = 5 * 60_000;
/** Names one address may ask for within an hour. */
const mostRequestsOfAddress = 20;

interface ResetLink {
  readonly resetUsername: string;
  readonly token: string;
}

export interface TypedReset extends ResetLink {
  readonly password: string;
  readonly passwordAgain: string;
}

export interface PasswordResetService {
  /**
   * Notes a name for a mail; whether somebody has it is looked up later, where no answer waits for it (R3).
   *
   * @throws Refused with `fields.invalid`, `password.resetNotAllowed` or `mails.tooMany`
   */
  readonly request: (call: Call, email: string) => Promise<void>;
  /** Whether a link still sets a new password; false alike for one that was used, has run out or never was mailed (R3). */
  readonly isResetLinkGood: (link: ResetLink, now: Date) => Promise<boolean>;
  /**
   * Sets a new password, once by each token. Every session ends, no browser is known or spared the second factor any more, and
   * the person is told by mail (R9).
   *
   * @throws Refused with `password.resetNotAllowed`, `fields.invalid`, or `password.tokenInvalid` for every token that is not valid
   */
  readonly reset: (call: Call, typed: TypedReset) => Promise<void>;
}

interface ResetNeeds extends LoginNeeds {
  readonly attempts: AttemptService;
}

/** A new password for who has forgotten it, by way of the account's own mail address. */
export function createPasswordReset({
  foundation: { database, keys },
  accounts,
  attempts,
  sessions,
  settings,
}: ResetNeeds): PasswordResetService {
  const mayAsk = createHourlyCount({ keys, attempts });
  async function allowed({ language }: Visitor): Promise<ShopSettings> {
    const known = await settings.read();
    if (!known.allowPasswordReset)
      refuse('password.resetNotAllowed', serverTexts(language).passwordReset.notAllowed);
    return known;
  }

  const ownerOf = ({ resetUsername, token }: ResetLink, now: Date) =>
    findResetOwner(database, hashOfMailedKey(token), normaliseEmail(resetUsername), now);

  return {
    isResetLinkGood: async (link, now) =>
      (await settings.read()).allowPasswordReset && (await ownerOf(link, now)) !== null,

    async request({ visitor, now }, typed) {
      await allowed(visitor);
      requireForm(passwordRequestForm, { email: typed }, visitor);
      const network = addressGroupOf(visitor.address);
      if (!(await mayAsk(database, 'password-request-address', network, mostRequestsOfAddress, now)))
        refuse('mails.tooMany', serverTexts(visitor.language).passwordReset.tooManyRequests);
      const email = normaliseEmail(typed);
      const account = keys.blind('password-request', email);
      await noteRequest(database, {
        account,
        email,
        now,
        notAfter: new Date(now.getTime() - requestPauseMs),
      });
    },

    async reset({ visitor, now }, { resetUsername, token, ...typed }) {
      const { language } = visitor;
      const known = await allowed(visitor);
      const refuseToken = (): never =>
        refuse('password.tokenInvalid', serverTexts(language).passwordReset.tokenInvalid);
      const owner = await ownerOf({ resetUsername, token }, now);
      if (owner === null) return refuseToken();
      const rules = { minimum: known.minPasswordStrength, ownWords: ownWordsOf(owner) };
      requireForm(passwordResetForm(rules), typed, visitor);
      const after = await hashPassword(typed.password);
      await transaction(database, async (executor) => {
        if (!(await spendReset(executor, hashOfMailedKey(token)))) refuseToken();
        const change = { before: owner.passwordHash, after };
        if (!(await accounts.changePasswordHash(executor, owner.id, change))) refuseToken();
        // Whoever sets it has read the mail, and knows the account's password from now on.
        await accounts.noteEmailProven(executor, owner.id, now);
        const { passkeys } = await forgetAccess(executor, sessions, {
          userId: owner.id,
          keptSessionId: null,
          keptDevice: null,
        });
        const mail = passwordMail({ language, settings: known, passkeys, changedAt: now });
        await enqueueMail(executor, { ...mail, to: owner.email });
      });
    },
  };
}
