import type { Module } from '#server/calls/module.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { deleteExpiredSessions } from './session.repository.ts';
import { registerSessionRoutes } from './session.routes.ts';
import { createSessionService } from './session.service.ts';
import { guestIdleMs } from './visitor.ts';

/** Sessions: who asks, and what is kept of somebody who has not signed in. */
export const sessionModule = ({ foundation }: { readonly foundation: Foundation }) =>
  ({
    service: createSessionService(foundation),
    routes: registerSessionRoutes,
    tidyUp: async (before) => {
      await deleteExpiredSessions(foundation.database, {
        guestsSeenBefore: before(guestIdleMs),
        membersSeenBefore: before(foundation.environment.sessionIdleMs),
      });
    },
  }) satisfies Module<unknown, never>;
