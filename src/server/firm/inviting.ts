import { mailboxOf } from '#domain/email.ts';
import type { AttemptService } from '#server/attempt/attempt.service.ts';
import { refuse } from '#server/calls/failures.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { Executor } from '#server/database/pool.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { Member } from '#server/session/visitor.ts';
import { namedMember } from './as-admin.ts';
import { recordChanges } from './firm-change.repository.ts';
import { insertInvitation, insertInvitations } from './invitation.repository.ts';
import type { StoredInvitation } from './invitation.repository.ts';
import { namedInvited } from './named-invited.ts';

/** An invitation is good this long. */
const invitationKeptMs = 7 * 24 * 3_600_000;
const hourMs = 3_600_000;
/** Mails a firm has written to whom it invites, an hour: a list of strangers is neither mailed nor looked up. */
const mostInvitationsOfFirm = 100;
const mostInvitationsOfMailbox = 3;

/** Somebody who is asked to join, as they are stored. */
export type InvitedPerson = Omit<StoredInvitation, 'id' | 'accountId'>;

export interface Inviting {
  /** How many people the firm may still have written to in this hour. */
  readonly left: (executor: Executor, member: Member, now: Date) => Promise<number>;
  /**
   * Counts mails of the firm before anything is told about whom they are for.
   *
   * @throws Refused with `mails.tooMany` where not all of them may be written
   */
  readonly countOfFirm: (executor: Executor, member: Member, now: Date, times: number) => Promise<void>;
  /** Counts a mail to each address, and gives those that may be written to: a mailbox is somebody's who has not asked for it. */
  readonly countOfMailboxes: (
    executor: Executor,
    emails: readonly string[],
    now: Date,
  ) => Promise<ReadonlySet<string>>;
  /** Has somebody invited and writes that down; the caller holds the firm's lock. Gives the id. */
  readonly invite: (executor: Executor, member: Member, person: InvitedPerson) => Promise<number>;
  readonly inviteMany: (
    executor: Executor,
    member: Member,
    people: readonly InvitedPerson[],
  ) => Promise<void>;
}

export interface InvitingNeeds {
  readonly foundation: Foundation;
  readonly attempts: AttemptService;
}

/** When an invitation of this moment ends. */
export const invitationTimes = (now: Date) => ({
  now,
  validUntil: new Date(now.getTime() + invitationKeptMs),
});

/** Asking people to join a firm, one or many: how many mails are written, and what is stored. */
export function createInviting({ foundation: { clock, keys }, attempts }: InvitingNeeds): Inviting {
  const keyOfFirm = ({ user }: Member): string => keys.blind('invitation-firm', String(user.accountId));
  const since = (now: Date): Date => new Date(now.getTime() - hourMs);

  const invitationsOf = (
    { language, user: { id, accountId } }: Member,
    invited: readonly InvitedPerson[],
  ) => ({
    accountId,
    invited,
    by: id,
    language,
    ...invitationTimes(clock()),
  });
  const tell = (executor: Executor, member: Member, people: readonly InvitedPerson[]): Promise<void> =>
    recordChanges(
      executor,
      { accountId: member.user.accountId, at: clock(), by: namedMember(member) },
      people.map((invited) => ({ what: 'invited', person: namedInvited(invited) })),
    );

  return {
    left: async (executor, member, now) =>
      Math.max(0, mostInvitationsOfFirm - (await attempts.made(executor, keyOfFirm(member), since(now)))),

    async countOfFirm(executor, member, now, times) {
      const counted = [{ key: keyOfFirm(member), times }];
      const rule = { counted, free: mostInvitationsOfFirm, countedSince: since(now) };
      if ((await attempts.countMany(executor, rule, now)).size === 0)
        refuse('mails.tooMany', serverTexts(member.language).firmPeople.tooManyMails);
    },

    async countOfMailboxes(executor, emails, now) {
      const keyed = emails.map((email) => ({
        email,
        key: keys.blind('invitation-mailbox', mailboxOf(email)),
      }));
      const counts = new Map<string, number>();
      for (const { key } of keyed) counts.set(key, (counts.get(key) ?? 0) + 1);
      const counted = [...counts].map(([key, times]) => ({ key, times }));
      const rule = { counted, free: mostInvitationsOfMailbox, countedSince: since(now) };
      const passed = await attempts.countMany(executor, rule, now);
      return new Set(keyed.filter(({ key }) => passed.has(key)).map(({ email }) => email));
    },

    async invite(executor, member, person) {
      const id = await insertInvitation(executor, invitationsOf(member, [person]));
      await tell(executor, member, [person]);
      return id;
    },

    async inviteMany(executor, member, people) {
      await insertInvitations(executor, invitationsOf(member, people));
      await tell(executor, member, people);
    },
  };
}
