import type { FirmChange, FirmMember } from '#contract/admin-users.ts';
import type { FirmChangeName, FirmRole, orderingRights } from '#contract/firm-roles.ts';
import { refuse } from '#server/calls/failures.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { Executor } from '#server/database/pool.ts';
import type { ReleaseService } from '#server/order/release.service.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { SessionService } from '#server/session/session.service.ts';
import type { Member } from '#server/session/visitor.ts';
import { forgetAccess } from '#server/sign-in/forget-access.ts';
import { asAdmin, namedMember } from './as-admin.ts';
import { listChanges, recordChanges } from './firm-change.repository.ts';
import {
  changeActive,
  changeDeputy,
  changeRights,
  findMember,
  listMembers,
} from './firm-people.repository.ts';
import type { StoredMember } from './firm-people.repository.ts';
import { deleteInvitationsOf, listInvitations } from './invitation.repository.ts';
import { namedInvited } from './named-invited.ts';

/** What somebody of a firm may, as an admin says it. */
export interface TypedRights {
  readonly role: FirmRole;
  readonly ordering: (typeof orderingRights)[number];
}

export interface FirmPeopleService {
  /** Everybody of the firm and whom it has invited. */
  readonly list: (member: Member) => Promise<FirmMember[]>;
  /** The last changes about the people of the firm, or about one of them. */
  readonly history: (member: Member, personId: number | null) => Promise<FirmChange[]>;
  /** @throws Refused with `person.notFound`, `person.notAllowed` */
  readonly update: (member: Member, id: number, typed: TypedRights) => Promise<void>;
  /**
   * Keeps somebody from signing in and ends at once what they are signed in with (R12).
   *
   * @throws Refused with `person.notFound`, `person.notAllowed`
   */
  readonly deactivate: (member: Member, id: number) => Promise<void>;
  /** @throws Refused with `person.notFound` or `person.notAllowed` */
  readonly reactivate: (member: Member, id: number) => Promise<void>;
}

export interface FirmPeopleNeeds {
  readonly foundation: Foundation;
  readonly sessions: SessionService;
  readonly releases: Pick<ReleaseService, 'undecidable' | 'passToDeputy'>;
}

/** What another role and another right to order are written down as. */
function changesOf(before: StoredMember, { role, ordering }: TypedRights): FirmChangeName[] {
  const [isAdmin, isDeputy, mayOrder] = [role === 'admin', role === 'deputy', ordering === 'allowed'];
  return [
    ...(isAdmin === before.isAdmin ? [] : [isAdmin ? ('adminGiven' as const) : ('adminTaken' as const)]),
    ...(isDeputy === before.isDeputy ? [] : [isDeputy ? ('deputyNamed' as const) : ('deputyEnded' as const)]),
    ...(mayOrder === before.mayOrder
      ? []
      : [mayOrder ? ('orderingAllowed' as const) : ('orderingForbidden' as const)]),
  ];
}

/** The people of firms: their admins see and change those of the own one only. */
export function createFirmPeople({
  foundation: { database, clock },
  sessions,
  releases,
}: FirmPeopleNeeds): FirmPeopleService {
  const wordsFor = ({ language }: Member) => serverTexts(language).firmPeople;

  const toMember = ({ isActive, signedInAt, ...stored }: StoredMember): FirmMember => ({
    ...stored,
    isInvitation: false,
    state: isActive ? 'active' : 'inactive',
    signedInAt: signedInAt?.toISOString() ?? null,
    invitedUntil: null,
  });

  /** Changes somebody, and writes down what that was; nothing where nothing changes. */
  const change = (
    member: Member,
    id: number,
    work: (executor: Executor, accountId: number, before: StoredMember) => Promise<FirmChangeName[]>,
  ): Promise<void> =>
    asAdmin(database, member, async (executor, accountId) => {
      const before = await findMember(executor, accountId, id);
      if (before === null) return refuse('person.notFound', wordsFor(member).notFound);
      const undecidable = new Set(await releases.undecidable(executor, accountId));
      const what = await work(executor, accountId, before);
      const left = (await releases.undecidable(executor, accountId)).filter(
        (number) => !undecidable.has(number),
      );
      if (left.length > 0)
        refuse('person.notAllowed', wordsFor(member).undecided({ orders: left.join(', ') }));
      await releases.passToDeputy(executor, accountId, clock());
      const made = {
        accountId,
        at: clock(),
        person: { id, name: before.name || before.email },
        by: namedMember(member),
      };
      await recordChanges(executor, made, what);
    });

  /** Whoever has been the deputy is told to be it no more. */
  const endDeputy = async (member: Member, executor: Executor, accountId: number): Promise<void> => {
    const former = (await listMembers(executor, accountId)).find(({ isDeputy }) => isDeputy);
    if (former === undefined) return;
    const person = { id: former.id, name: former.name || former.email };
    const made = { accountId, at: clock(), person, by: namedMember(member) };
    await recordChanges(executor, made, ['deputyEnded']);
  };

  /** Nobody is let in any more by who may not invite any more. */
  async function withdrawInvitationsOf(
    member: Member,
    executor: Executor,
    accountId: number,
    id: number,
  ): Promise<void> {
    for (const invited of await deleteInvitationsOf(executor, accountId, id))
      await recordChanges(
        executor,
        { accountId, at: clock(), person: namedInvited(invited), by: namedMember(member) },
        ['withdrawn'],
      );
  }

  return {
    async list({ user: { accountId } }) {
      const [people, invitations] = await Promise.all([
        listMembers(database, accountId),
        listInvitations(database, accountId),
      ]);
      const now = clock();
      const invited = invitations.map(
        ({ id, firstname, lastname, email, isAdmin, mayOrder, validUntil }) => ({
          id,
          isInvitation: true,
          name: `${firstname} ${lastname}`.trim(),
          email,
          isAdmin,
          isDeputy: false,
          mayOrder,
          state: validUntil > now ? ('invited' as const) : ('expired' as const),
          signedInAt: null,
          invitedUntil: validUntil.toISOString(),
        }),
      );
      return [...people.map(toMember), ...invited];
    },

    history: async ({ user: { accountId } }, personId) =>
      (await listChanges(database, accountId, personId)).map(({ happenedAt, ...one }) => ({
        ...one,
        happenedAt: happenedAt.toISOString(),
      })),

    update: (member, id, typed) =>
      change(member, id, async (executor, accountId, before) => {
        if (id === member.user.id && typed.role !== 'admin')
          refuse('person.notAllowed', wordsFor(member).own);
        const what = changesOf(before, typed);
        const [isAdmin, isDeputy] = [typed.role === 'admin', typed.role === 'deputy'];
        if (isDeputy && !before.isActive) refuse('person.notAllowed', wordsFor(member).deputyInactive);
        await changeRights(executor, id, { isAdmin, mayOrder: typed.ordering === 'allowed' });
        if (isDeputy !== before.isDeputy) {
          if (isDeputy) await endDeputy(member, executor, accountId);
          await changeDeputy(executor, accountId, isDeputy ? id : null);
        }
        if (before.isAdmin && !isAdmin) await withdrawInvitationsOf(member, executor, accountId, id);
        return what;
      }),

    deactivate: (member, id) =>
      change(member, id, async (executor, accountId, before) => {
        if (id === member.user.id) refuse('person.notAllowed', wordsFor(member).own);
        if (!before.isActive) return [];
        await changeActive(executor, id, false);
        if (before.isDeputy) await changeDeputy(executor, accountId, null);
        await forgetAccess(executor, sessions, { userId: id, keptSessionId: null, keptDevice: null });
        await withdrawInvitationsOf(member, executor, accountId, id);
        return ['deactivated', ...(before.isDeputy ? (['deputyEnded'] as const) : [])];
      }),

    reactivate: (member, id) =>
      change(member, id, async (executor, _accountId, before) => {
        if (before.isActive) return [];
        await changeActive(executor, id, true);
        return ['reactivated'];
      }),
  };
}
