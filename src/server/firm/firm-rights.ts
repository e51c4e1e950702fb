import type { FirmRole, orderingRights } from '#contract/firm-roles.ts';
import { refuse } from '#server/calls/failures.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { Executor } from '#server/database/pool.ts';
import type { ReleaseService } from '#server/order/release.service.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { Member } from '#server/session/visitor.ts';
import { namedMember } from './as-admin.ts';
import { recordChanges } from './firm-change.repository.ts';
import type { MadeChange, NamedPerson } from './firm-change.repository.ts';
import { changeDeputy, changeRights, listMembers } from './firm-people.repository.ts';
import type { StoredMember } from './firm-people.repository.ts';
import { deleteInvitationsOf } from './invitation.repository.ts';
import { namedInvited } from './named-invited.ts';

/** What somebody of a firm may, as an admin says it. */
export interface TypedRights {
  readonly role: FirmRole;
  readonly ordering: (typeof orderingRights)[number];
}

/** What somebody may, and what they are to be allowed. */
export interface RightsChange {
  readonly before: StoredMember;
  readonly typed: TypedRights;
}

export interface RightsNeeds {
  readonly foundation: Foundation;
  readonly releases: Pick<ReleaseService, 'undecidable' | 'setDeputyTurns'>;
}

export interface FirmRights {
  /** Why somebody cannot be given these rights, in the language of whoever gives them; null where nothing is against it. */
  readonly objection: (member: Member, change: RightsChange) => string | null;
  /** Gives people their rights; the caller holds the firm's lock, and nothing is against it. Returns what has changed. */
  readonly give: (
    executor: Executor,
    member: Member,
    changes: readonly RightsChange[],
  ) => Promise<MadeChange[]>;
  /**
   * Changes people of a firm so that each order that waits keeps somebody who may decide about it, and writes down what was
   * changed.
   *
   * @throws Refused with `person.notAllowed` where an order would be left alone
   */
  readonly keepDecided: (
    executor: Executor,
    member: Member,
    work: () => Promise<readonly MadeChange[]>,
  ) => Promise<void>;
  /** Nobody is let in any more by who may not invite any more. */
  readonly withdrawInvitationsOf: (
    executor: Executor,
    accountId: number,
    ids: readonly number[],
  ) => Promise<MadeChange[]>;
}

/** Somebody of the firm as changes name them. */
export const namedStored = ({ id, name, email }: StoredMember): NamedPerson => ({ id, name: name || email });

const flagsOf = ({ role, ordering }: TypedRights) => ({
  isAdmin: role === 'admin',
  isDeputy: role === 'deputy',
  mayOrder: ordering === 'allowed',
});

/** What another role and another right to order are written down as. */
function changesOf({ before, typed }: RightsChange): MadeChange[] {
  const { isAdmin, isDeputy, mayOrder } = flagsOf(typed);
  const what = [
    ...(isAdmin === before.isAdmin ? [] : [isAdmin ? ('adminGiven' as const) : ('adminTaken' as const)]),
    ...(isDeputy === before.isDeputy ? [] : [isDeputy ? ('deputyNamed' as const) : ('deputyEnded' as const)]),
    ...(mayOrder === before.mayOrder
      ? []
      : [mayOrder ? ('orderingAllowed' as const) : ('orderingForbidden' as const)]),
  ];
  return what.map((one) => ({ what: one, person: namedStored(before) }));
}

/** What people of a firm may, given to one or to many; the one place of its rules (docs/decisions/0109). */
export function createFirmRights({ foundation: { clock }, releases }: RightsNeeds): FirmRights {
  const withdrawInvitationsOf: FirmRights['withdrawInvitationsOf'] = async (executor, accountId, ids) =>
    (await deleteInvitationsOf(executor, accountId, ids)).map((invited) => ({
      what: 'withdrawn',
      person: namedInvited(invited),
    }));

  /** There is one deputy: whoever has been it and is told nothing of their own ends to be it. */
  async function nameDeputy(
    executor: Executor,
    accountId: number,
    changes: readonly RightsChange[],
  ): Promise<MadeChange[]> {
    const named = changes.find(({ before, typed }) => typed.role === 'deputy' && !before.isDeputy);
    const ended = changes.some(({ before, typed }) => before.isDeputy && typed.role !== 'deputy');
    if (named === undefined && !ended) return [];
    const former = (await listMembers(executor, accountId)).find(({ isDeputy }) => isDeputy);
    await changeDeputy(executor, accountId, named?.before.id ?? null);
    if (ended || former === undefined) return [];
    return [{ what: 'deputyEnded', person: namedStored(former) }];
  }

  return {
    objection(member, { before, typed }) {
      const words = serverTexts(member.language).firmPeople;
      if (before.id === member.user.id && typed.role !== 'admin') return words.own;
      return typed.role === 'deputy' && !before.isActive ? words.deputyInactive : null;
    },

    async give(executor, { user: { accountId } }, changes) {
      const rights = changes.map(({ before, typed }) => {
        const { isAdmin, mayOrder } = flagsOf(typed);
        return { id: before.id, isAdmin, mayOrder };
      });
      await changeRights(executor, rights);
      const ended = await nameDeputy(executor, accountId, changes);
      const noAdmins = changes.filter(({ before, typed }) => before.isAdmin && typed.role !== 'admin');
      const withdrawn = await withdrawInvitationsOf(
        executor,
        accountId,
        noAdmins.map(({ before }) => before.id),
      );
      return [...ended, ...withdrawn, ...changes.flatMap(changesOf)];
    },

    async keepDecided(executor, member, work) {
      const { accountId } = member.user;
      const undecidable = new Set(await releases.undecidable(executor, accountId));
      const changes = await work();
      const left = (await releases.undecidable(executor, accountId)).filter(
        (number) => !undecidable.has(number),
      );
      if (left.length > 0)
        refuse(
          'person.notAllowed',
          serverTexts(member.language).firmPeople.undecided({ orders: left.join(', ') }),
        );
      await releases.setDeputyTurns(executor, accountId, clock());
      await recordChanges(executor, { accountId, at: clock(), by: namedMember(member) }, changes);
    },

    withdrawInvitationsOf,
  };
}
