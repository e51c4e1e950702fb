import type { FirmChange, FirmMember } from '#contract/admin-users.ts';
import { refuse } from '#server/calls/failures.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { Executor } from '#server/database/pool.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { SessionService } from '#server/session/session.service.ts';
import type { Member } from '#server/session/visitor.ts';
import { forgetAccess } from '#server/sign-in/forget-access.ts';
import { asAdmin } from './as-admin.ts';
import { listChanges } from './firm-change.repository.ts';
import type { MadeChange } from './firm-change.repository.ts';
import { changeActive, changeDeputy, findMember, listMembers } from './firm-people.repository.ts';
import type { StoredMember } from './firm-people.repository.ts';
import { namedStored } from './firm-rights.ts';
import type { FirmRights, TypedRights } from './firm-rights.ts';
import { listInvitations } from './invitation.repository.ts';

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
  readonly rights: FirmRights;
}

/** The people of firms: their admins see and change those of the own one only. */
export function createFirmPeople({
  foundation: { database, clock },
  sessions,
  rights,
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
    work: (executor: Executor, accountId: number, before: StoredMember) => Promise<readonly MadeChange[]>,
  ): Promise<void> =>
    asAdmin(database, member, async (executor, accountId) => {
      const before = await findMember(executor, accountId, id);
      if (before === null) return refuse('person.notFound', wordsFor(member).notFound);
      return rights.keepDecided(executor, member, () => work(executor, accountId, before));
    });

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
          costCenters: [],
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
      change(member, id, async (executor, _accountId, before) => {
        const given = { before, typed };
        const objection = rights.objection(member, given);
        if (objection !== null) refuse('person.notAllowed', objection);
        return rights.give(executor, member, [given]);
      }),

    deactivate: (member, id) =>
      change(member, id, async (executor, accountId, before) => {
        if (id === member.user.id) refuse('person.notAllowed', wordsFor(member).own);
        if (!before.isActive) return [];
        await changeActive(executor, id, false);
        if (before.isDeputy) await changeDeputy(executor, accountId, null);
        await forgetAccess(executor, sessions, { userId: id, keptSessionId: null, keptDevice: null });
        const withdrawn = await rights.withdrawInvitationsOf(executor, accountId, [id]);
        const what = ['deactivated', ...(before.isDeputy ? (['deputyEnded'] as const) : [])] as const;
        return [...withdrawn, ...what.map((one) => ({ what: one, person: namedStored(before) }))];
      }),

    reactivate: (member, id) =>
      change(member, id, async (executor, _accountId, before) => {
        if (before.isActive) return [];
        await changeActive(executor, id, true);
        return [{ what: 'reactivated', person: namedStored(before) }];
      }),
  };
}
