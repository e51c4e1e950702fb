import { adminUserEndpoints, invitationEndpoints } from '#contract/admin-users.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { FirmPeopleService } from './firm-people.service.ts';
import type { InvitationService } from './invitation.service.ts';

const done = { success: true } as const;

export interface FirmPeopleRouteNeeds {
  readonly firmPeople: FirmPeopleService & InvitationService;
}

/** What admins do with the people of their firm (S2.4-05), and how those join who were invited. */
export function registerFirmPeopleRoutes(handle: Handle, { firmPeople }: FirmPeopleRouteNeeds): void {
  handle(adminUserEndpoints.list, async ({ visitor }) => ({
    items: await firmPeople.list(memberOf(visitor)),
  }));
  handle(adminUserEndpoints.history, async ({ visitor }, { query }) => ({
    items: await firmPeople.history(memberOf(visitor), query.id ?? null),
  }));
  handle(adminUserEndpoints.invite, async ({ visitor }, { body }) => ({
    ...done,
    id: await firmPeople.invite(memberOf(visitor), body),
  }));
  handle(adminUserEndpoints.update, async ({ visitor }, { body }) => {
    const { id, ...typed } = body;
    await firmPeople.update(memberOf(visitor), id, typed);
    return done;
  });
  const steps = ['inviteAgain', 'withdraw', 'deactivate', 'reactivate'] as const;
  for (const step of steps)
    handle(adminUserEndpoints[step], async ({ visitor }, { body }) => {
      await firmPeople[step](memberOf(visitor), body.id);
      return done;
    });
  handle(invitationEndpoints.showLink, async ({ now }, { query }) => ({
    isGood: await firmPeople.isInvitationGood(query, now),
  }));
  handle(invitationEndpoints.accept, async (call, { body }) => {
    await firmPeople.accept(call, body);
    return done;
  });
}
