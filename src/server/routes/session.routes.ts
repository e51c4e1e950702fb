import { sessionEndpoints } from '#contract/session.ts';
import type { Handlers } from '#server/endpoints.ts';

/** Signing in and out, and the token that goes with the session (spec 7). */
export function registerSessionRoutes(handlers: Handlers): void {
  handlers.handle(sessionEndpoints.token, async ({ visitor }) => ({ token: visitor.session.csrfToken }));
}
