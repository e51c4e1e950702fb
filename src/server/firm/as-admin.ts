import type { Database, Executor } from '#server/database/pool.ts';
import { transaction } from '#server/database/pool.ts';
import { refuse } from '#server/calls/failures.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { Member } from '#server/session/visitor.ts';
import type { NamedPerson } from './firm-change.repository.ts';
import { lockFirm } from './firm-lock.repository.ts';
import { findMember } from './firm-people.repository.ts';

/** Somebody as changes name them. */
export const namedMember = ({ user }: Member): NamedPerson => ({
  id: user.id,
  name: `${user.firstname} ${user.lastname}`.trim() || user.email,
});

/**
 * Changes something about the people of a firm while nobody else does. Whether whoever asks is still an admin is read behind the
 * lock: of two who take the role from each other only the first does, so that a firm never is without.
 *
 * @throws Refused with `person.notAllowed`
 */
export const asAdmin = <Result>(
  database: Database,
  member: Member,
  work: (executor: Executor, accountId: number) => Promise<Result>,
): Promise<Result> =>
  transaction(database, async (executor) => {
    const { accountId, id } = member.user;
    await lockFirm(executor, accountId);
    const self = await findMember(executor, accountId, id);
    if (self === null || !self.isAdmin || !self.isActive)
      return refuse('person.notAllowed', serverTexts(member.language).firmPeople.notAllowed);
    return work(executor, accountId);
  });
