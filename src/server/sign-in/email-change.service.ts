import { accountPersonPath } from '#contract/account-path.ts';
import { mailboxOf, normaliseEmail, writtenEmail } from '#domain/email.ts';
import { emailChangeForm } from '#domain/forms/email-change.ts';
import { uniqueEmail } from '#server/account/account.service.ts';
import type { AttemptService } from '#server/attempt/attempt.service.ts';
import { createHourlyCount } from '#server/attempt/hourly-count.ts';
import type { Call } from '#server/calls/endpoints.ts';
import { refuse } from '#server/calls/failures.ts';
import { requireForm } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction, violatedConstraint } from '#server/database/pool.ts';
import { hashOfMailedKey } from '#server/mail/mailed-key.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { memberOf } from '#server/session/visitor.ts';
import { formerMail } from './email-change-mail.ts';
import { carryTraces, isEmailLink, keepEmailChange, spendEmailKey } from './email-change.repository.ts';
import { endOtherAccess } from './forget-access.ts';
import { proveOwner } from './proven-password.ts';
import type { OwnerNeeds } from './proven-password.ts';
import type { LoginNeeds } from './sign-in-needs.ts';

/** A new mail address can be confirmed this long. */
export const emailChangeKeptMs = 24 * 3_600_000;
/** Addresses one person asks for within an hour. */
const mostOfPerson = 5;
/** Mails to one mailbox within an hour: it is somebody's who may not have asked. */
const mostOfMailbox = 3;

export interface EmailChangeService {
  /**
   * Asks for another mail address, which holds once it is confirmed; the one there is is told at once. Answered alike whether the
   * new one belongs to somebody: that is looked up later (R3).
   *
   * @throws Refused with `fields.invalid`, `password.wrong`, `login.tooManyAttempts`, `login.secondFactor` or `mails.tooMany`
   */
  readonly askEmail: (
    call: Call,
    typed: { readonly email: string; readonly currentPassword: string },
  ) => Promise<void>;
  /** Whether a link still changes this person's address; false alike for one that was used, has run out or is none of theirs. */
  readonly isEmailLinkGood: (call: Call, token: string) => Promise<boolean>;
  /**
   * Makes a mailed address the one the person signs in with, once. This session goes on under another name; every other one ends,
   * and other browsers and what was mailed to the former address are forgotten, as when the password is changed (R9).
   *
   * @throws Refused with `email.linkInvalid` for every link that is not this person's, or not good (any more)
   */
  readonly confirmEmail: (call: Call, token: string) => Promise<void>;
}

/** Another mail address for who is signed in, by way of its mailbox (docs/decisions/0134). */
export function createEmailChange(
  needs: LoginNeeds & OwnerNeeds & { readonly attempts: AttemptService },
): EmailChangeService {
  const {
    foundation: { database, keys },
    accounts,
    attempts,
    limits,
    sessions,
    settings,
  } = needs;

  const mayAsk = createHourlyCount({ keys, attempts });
  const linkOf = (token: string, now: Date) => ({
    keyHash: hashOfMailedKey(token),
    since: new Date(now.getTime() - emailChangeKeptMs),
  });

  return {
    async askEmail(call, typed) {
      const { visitor, now } = call;
      const { user, language } = memberOf(visitor);
      requireForm(emailChangeForm(user.email), { ...typed }, { language });
      const { currentPassword } = typed;
      const proven = await proveOwner(call, { currentPassword, backTo: accountPersonPath }, needs);
      const email = writtenEmail(typed.email);
      if (
        !(await mayAsk(database, 'email-change-person', String(user.id), mostOfPerson, now)) ||
        !(await mayAsk(database, 'email-change-mailbox', mailboxOf(email), mostOfMailbox, now))
      )
        refuse('mails.tooMany', serverTexts(language).emailChange.tooMany);
      const known = await settings.read();
      await transaction(database, async (executor) => {
        if (!(await accounts.isStillPassword(executor, user.id, proven.hash))) proven.refuse();
        await proven.succeed(executor, now);
        await keepEmailChange(executor, { userId: user.id, email, language, now });
        const told = { to: user.email, language, settings: known, what: 'asked', email, at: now } as const;
        await enqueueMail(executor, formerMail(told));
      });
    },

    isEmailLinkGood: ({ visitor, now }, token) =>
      isEmailLink(database, memberOf(visitor).user.id, linkOf(token, now)),

    async confirmEmail({ visitor, session, now }, token) {
      const { user, language, address, deviceKey } = memberOf(visitor);
      const refuseLink = (): never =>
        refuse('email.linkInvalid', serverTexts(language).emailChange.linkInvalid);
      const known = await settings.read();
      const before = normaliseEmail(user.email);
      await transaction(database, async (executor) => {
        // Tried again after a deadlock, it starts from what the request came with.
        session.revert();
        const email = await spendEmailKey(executor, user.id, linkOf(token, now));
        if (email === null) return refuseLink();
        const after = normaliseEmail(email);
        if (!(await accounts.changeEmail(executor, user.id, { before, email, after, now }))) refuseLink();
        const sessionId = await session.ensure(executor);
        // Another name: a copy of the cookie ends with the rest.
        const { hash } = session.rotate();
        await sessions.signIn(executor, sessionId, { hash, userId: user.id, now, isFactorShown: false });
        await endOtherAccess(executor, sessions, {
          userId: user.id,
          keptSessionId: sessionId,
          keptDevice: deviceKey,
        });
        await limits.remember(executor, { email: after, address }, now);
        await carryTraces(executor, user.id, { before, after });
        const told = { to: user.email, language, settings: known, what: 'changed', email, at: now } as const;
        return enqueueMail(executor, formerMail(told));
      }).catch((error: unknown) => {
        // Meanwhile somebody else has got an account with it.
        if (violatedConstraint(error) === uniqueEmail) refuseLink();
        throw error;
      });
    },
  };
}
