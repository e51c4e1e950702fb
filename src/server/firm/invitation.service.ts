import { mostFirmPeople } from '#contract/admin-users.ts';
import type { FirmChangeName, invitedRoles, orderingRights } from '#contract/firm-roles.ts';
import { mailboxOf, normaliseEmail } from '#domain/email.ts';
import { invitationForm } from '#domain/forms/firm-people.ts';
import { passwordResetForm } from '#domain/forms/password-reset.ts';
import { ownWordsOf } from '#domain/own-words.ts';
import { uniqueEmail } from '#server/account/account.service.ts';
import type { AccountService } from '#server/account/account.service.ts';
import type { AttemptService } from '#server/attempt/attempt.service.ts';
import type { Call } from '#server/calls/endpoints.ts';
import { refuse } from '#server/calls/failures.ts';
import { refuseFields, requireForm } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction, violatedConstraint } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import { hashOfMailedKey } from '#server/mail/mailed-key.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { Member } from '#server/session/visitor.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { hashPassword } from '#server/sign-in/password.ts';
import { asAdmin, namedMember } from './as-admin.ts';
import { recordChanges } from './firm-change.repository.ts';
import { lockFirm } from './firm-lock.repository.ts';
import { findAccountOfEmail, listMembers } from './firm-people.repository.ts';
import {
  deleteInvitation,
  findInvitation,
  insertInvitation,
  listInvitations,
  renewInvitation,
  spendInvitation,
  uniqueInvitation,
} from './invitation.repository.ts';
import type { StoredInvitation } from './invitation.repository.ts';
import { namedInvited, nameOfInvited } from './named-invited.ts';

/** An invitation is good this long. */
export const invitationKeptMs = 7 * 24 * 3_600_000;
const hourMs = 3_600_000;
/** Mails a firm has written to whom it invites, an hour: a list of strangers is neither mailed nor looked up. */
const mostInvitationsOfFirm = 100;
const mostInvitationsOfMailbox = 3;

export interface TypedInvitation {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly role: (typeof invitedRoles)[number];
  readonly ordering: (typeof orderingRights)[number];
}

export interface TypedJoining {
  readonly invitedEmail: string;
  readonly token: string;
  readonly password: string;
  readonly passwordAgain: string;
}

export interface InvitationService {
  /** @throws Refused with `fields.invalid`, `mails.tooMany`, `person.notAllowed`; returns the id */
  readonly invite: (member: Member, typed: TypedInvitation) => Promise<number>;
  /** @throws Refused with `person.notFound`, `mails.tooMany` or `person.notAllowed` */
  readonly inviteAgain: (member: Member, id: number) => Promise<void>;
  /** @throws Refused with `person.notFound` or `person.notAllowed` */
  readonly withdraw: (member: Member, id: number) => Promise<void>;
  /**
   * Makes whoever was invited one of the firm, once by each link.
   *
   * @throws Refused with `fields.invalid`, or `registration.invalid` for every link that is not good (R7)
   */
  readonly accept: (call: Call, typed: TypedJoining) => Promise<void>;
}

export interface InvitationNeeds {
  readonly foundation: Foundation;
  readonly accounts: AccountService;
  readonly attempts: AttemptService;
  readonly settings: SettingsService;
}

/** Asking people to join a firm, and joining it. */
export function createInvitations({
  foundation: { database, clock, keys },
  accounts,
  attempts,
  settings,
}: InvitationNeeds): InvitationService {
  const requireMail = async (
    { language }: Member,
    now: Date,
    { key, free }: { readonly key: string; readonly free: number },
  ): Promise<void> => {
    const rule = { key, free, countedSince: new Date(now.getTime() - hourMs), nextAfter: null };
    if (!(await attempts.count(database, rule, now)))
      refuse('mails.tooMany', serverTexts(language).firmPeople.tooManyMails);
  };
  const requireMailOfFirm = (member: Member, now: Date): Promise<void> =>
    requireMail(member, now, {
      key: keys.blind('invitation-firm', String(member.user.accountId)),
      free: mostInvitationsOfFirm,
    });
  /** Whoever invites, a mailbox is written to that often: it is somebody's who has not asked for it. */
  const requireMailTo = (member: Member, now: Date, email: string): Promise<void> =>
    requireMail(member, now, {
      key: keys.blind('invitation-mailbox', mailboxOf(email)),
      free: mostInvitationsOfMailbox,
    });

  const tell = (executor: Executor, member: Member, invited: StoredInvitation, what: FirmChangeName) =>
    recordChanges(
      executor,
      {
        accountId: invited.accountId,
        at: clock(),
        person: namedInvited(invited),
        by: namedMember(member),
      },
      [what],
    );

  /** Changes an invitation of the firm, which is told then. */
  const change = (
    member: Member,
    what: FirmChangeName,
    work: (executor: Executor, accountId: number) => Promise<StoredInvitation | null>,
  ): Promise<void> =>
    asAdmin(database, member, async (executor, accountId) => {
      const invited = await work(executor, accountId);
      if (invited === null)
        return refuse('person.notFound', serverTexts(member.language).firmPeople.invitationNotFound);
      return tell(executor, member, invited, what);
    });

  const times = (now: Date) => ({ now, validUntil: new Date(now.getTime() + invitationKeptMs) });

  return {
    async invite(member, typed) {
      requireForm(invitationForm, { ...typed }, member);
      const now = clock();
      await requireMailOfFirm(member, now);
      await requireMailTo(member, now, normaliseEmail(typed.email));
      const { firstname, lastname, role, ordering } = typed;
      const emailNormalised = normaliseEmail(typed.email);
      const rights = { isAdmin: role === 'admin', mayOrder: ordering === 'allowed' };
      const person = { email: typed.email.trim(), emailNormalised, firstname, lastname, ...rights };
      try {
        return await asAdmin(database, member, async (executor, accountId) => {
          const known = await findAccountOfEmail(executor, emailNormalised);
          if (known !== null)
            refuseFields({ email: known === accountId ? 'emailInFirm' : 'emailTaken' }, member);
          const people = await listMembers(executor, accountId);
          const waiting = await listInvitations(executor, accountId);
          if (people.length + waiting.length >= mostFirmPeople)
            refuse(
              'person.notAllowed',
              serverTexts(member.language).firmPeople.tooMany({ most: mostFirmPeople }),
            );
          const invited = { ...person, accountId };
          const { language, user } = member;
          const id = await insertInvitation(executor, { invited, by: user.id, language, ...times(now) });
          await tell(executor, member, { ...invited, id }, 'invited');
          return id;
        });
      } catch (error) {
        if (violatedConstraint(error) === uniqueInvitation) refuseFields({ email: 'emailInvited' }, member);
        throw error;
      }
    },

    async inviteAgain(member, id) {
      const now = clock();
      await requireMailOfFirm(member, now);
      const again = { language: member.language, ...times(now) };
      await change(member, 'invitedAgain', async (executor, accountId) => {
        const renewed = await renewInvitation(executor, accountId, id, again);
        if (renewed === null) return null;
        await requireMailTo(member, now, renewed.emailNormalised);
        if ((await findAccountOfEmail(executor, renewed.emailNormalised)) !== null)
          refuse('person.notFound', serverTexts(member.language).firmPeople.invitedElsewhere);
        return renewed;
      });
    },

    withdraw: (member, id) =>
      change(member, 'withdrawn', (executor, accountId) => deleteInvitation(executor, accountId, id)),

    async accept({ visitor, now }, { invitedEmail, token, ...typed }) {
      const refuseLink = (): never =>
        refuse('registration.invalid', serverTexts(visitor.language).firmPeople.invitationInvalid);
      const keyHash = hashOfMailedKey(token);
      const invited = await findInvitation(database, keyHash, normaliseEmail(invitedEmail), now);
      if (invited === null) return refuseLink();
      const minimum = (await settings.read()).minPasswordStrength;
      requireForm(passwordResetForm({ minimum, ownWords: ownWordsOf(invited) }), typed, visitor);
      const passwordHash = await hashPassword(typed.password);
      const { id: _id, company: _company, ...person } = invited;
      try {
        await transaction(database, async (executor) => {
          // Nobody comes into a firm that is being left.
          await lockFirm(executor, invited.accountId);
          if (!(await spendInvitation(executor, keyHash))) refuseLink();
          const id = await accounts.addUser(executor, { ...person, salutation: 'none', passwordHash });
          const self = { id, name: nameOfInvited(invited) };
          const { accountId } = invited;
          await recordChanges(executor, { accountId, at: now, person: self, by: self }, ['joined']);
        });
      } catch (error) {
        // Meanwhile the mail address has got an account in another way.
        if (violatedConstraint(error) === uniqueEmail)
          refuse('registration.invalid', serverTexts(visitor.language).firmPeople.emailHasAccount);
        throw error;
      }
    },
  };
}
