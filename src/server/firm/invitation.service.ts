import { mostFirmPeople } from '#contract/admin-users.ts';
import type { FirmChangeName, invitedRoles, orderingRights } from '#contract/firm-roles.ts';
import { normaliseEmail, writtenEmail } from '#domain/email.ts';
import { invitationForm } from '#domain/forms/firm-people.ts';
import { passwordResetForm } from '#domain/forms/password-reset.ts';
import { ownWordsOf } from '#domain/own-words.ts';
import { uniqueEmail } from '#server/account/account.service.ts';
import type { AccountService } from '#server/account/account.service.ts';
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
import { findAccountsOfEmails, listMembers } from './firm-people.repository.ts';
import {
  deleteInvitation,
  findInvitation,
  listInvitations,
  renewInvitation,
  spendInvitation,
  uniqueInvitation,
} from './invitation.repository.ts';
import type { StoredInvitation } from './invitation.repository.ts';
import { invitationTimes } from './inviting.ts';
import type { InvitedPerson, Inviting } from './inviting.ts';
import { namedInvited, nameOfInvited } from './named-invited.ts';

export interface TypedInvitation {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly role: (typeof invitedRoles)[number];
  readonly ordering: (typeof orderingRights)[number];
}

interface InvitationLink {
  readonly invitedEmail: string;
  readonly token: string;
}

export interface TypedJoining extends InvitationLink {
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
  /** Whether a link still leads into a firm; false alike for one that was used, withdrawn, has run out or never was mailed. */
  readonly isInvitationGood: (link: InvitationLink, now: Date) => Promise<boolean>;
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
  readonly inviting: Inviting;
  readonly settings: SettingsService;
}

/** What is stored of an invitation that was typed without a fault. */
export function invitedPerson({
  email,
  firstname,
  lastname,
  role,
  ordering,
}: TypedInvitation): InvitedPerson {
  return {
    email: writtenEmail(email),
    emailNormalised: normaliseEmail(email),
    firstname,
    lastname,
    isAdmin: role === 'admin',
    mayOrder: ordering === 'allowed',
  };
}

/** Asking people to join a firm, and joining it. */
export function createInvitations({
  foundation: { database, clock },
  accounts,
  inviting,
  settings,
}: InvitationNeeds): InvitationService {
  /** Counts a mail before anything is told about whom it is for. */
  const requireMailTo = async (
    executor: Executor,
    member: Member,
    now: Date,
    email: string,
  ): Promise<void> => {
    if ((await inviting.countOfMailboxes(executor, [email], now)).size === 0)
      refuse('mails.tooMany', serverTexts(member.language).firmPeople.tooManyMails);
  };

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
      const made = { accountId, at: clock(), by: namedMember(member) };
      return recordChanges(executor, made, [{ what, person: namedInvited(invited) }]);
    });

  const invitedBy = ({ invitedEmail, token }: InvitationLink, now: Date) =>
    findInvitation(database, hashOfMailedKey(token), normaliseEmail(invitedEmail), now);

  return {
    async invite(member, typed) {
      requireForm(invitationForm, { ...typed }, member);
      const now = clock();
      const invited = invitedPerson(typed);
      await inviting.countOfFirm(database, member, now, 1);
      await requireMailTo(database, member, now, invited.emailNormalised);
      try {
        return await asAdmin(database, member, async (executor, accountId) => {
          const { emailNormalised } = invited;
          const known = (await findAccountsOfEmails(executor, [emailNormalised])).get(emailNormalised);
          if (known !== undefined)
            refuseFields({ email: known === accountId ? 'emailInFirm' : 'emailTaken' }, member);
          const people = await listMembers(executor, accountId);
          const waiting = await listInvitations(executor, accountId);
          if (people.length + waiting.length >= mostFirmPeople)
            refuse(
              'person.notAllowed',
              serverTexts(member.language).firmPeople.tooMany({ most: mostFirmPeople }),
            );
          return inviting.invite(executor, member, invited);
        });
      } catch (error) {
        if (violatedConstraint(error) === uniqueInvitation) refuseFields({ email: 'emailInvited' }, member);
        throw error;
      }
    },

    async inviteAgain(member, id) {
      const now = clock();
      await inviting.countOfFirm(database, member, now, 1);
      const again = { language: member.language, ...invitationTimes(now) };
      await change(member, 'invitedAgain', async (executor, accountId) => {
        const renewed = await renewInvitation(executor, accountId, id, again);
        if (renewed === null) return null;
        // Counted whatever becomes of the change.
        await requireMailTo(database, member, now, renewed.emailNormalised);
        if ((await findAccountsOfEmails(executor, [renewed.emailNormalised])).size > 0)
          refuse('person.notFound', serverTexts(member.language).firmPeople.invitedElsewhere);
        return renewed;
      });
    },

    withdraw: (member, id) =>
      change(member, 'withdrawn', (executor, accountId) => deleteInvitation(executor, accountId, id)),

    isInvitationGood: async (link, now) => (await invitedBy(link, now)) !== null,

    async accept({ visitor, now }, { invitedEmail, token, ...typed }) {
      const refuseLink = (): never =>
        refuse('registration.invalid', serverTexts(visitor.language).firmPeople.invitationInvalid);
      const invited = await invitedBy({ invitedEmail, token }, now);
      if (invited === null) return refuseLink();
      const minimum = (await settings.read()).minPasswordStrength;
      requireForm(passwordResetForm({ minimum, ownWords: ownWordsOf(invited) }), typed, visitor);
      const passwordHash = await hashPassword(typed.password);
      const { id: _id, company: _company, ...person } = invited;
      try {
        await transaction(database, async (executor) => {
          // Nobody comes into a firm that is being left.
          await lockFirm(executor, invited.accountId);
          if (!(await spendInvitation(executor, hashOfMailedKey(token)))) refuseLink();
          const id = await accounts.addUser(executor, {
            ...person,
            salutation: 'none',
            passwordHash,
            emailConfirmedAt: now,
          });
          const self = { id, name: nameOfInvited(invited) };
          const made = { accountId: invited.accountId, at: now, by: self };
          await recordChanges(executor, made, [{ what: 'joined', person: self }]);
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
