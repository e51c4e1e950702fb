import { registrationEndpoints } from '#contract/registration.ts';
import { waitingRegistrationEndpoints } from '#contract/waiting-registrations.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { RegistrationService } from './registration.service.ts';
import type { WaitingRegistrationService } from './waiting-registration.service.ts';

const done = { success: true } as const;

/** Asking for an account, confirming it (S7.2), and what the shop's staff say to it. */
export function registerRegistrationRoutes(
  handle: Handle,
  { registrations }: { readonly registrations: RegistrationService & WaitingRegistrationService },
): void {
  handle(registrationEndpoints.register, async (call, { body }) => ({
    success: true as const,
    next: await registrations.register(call, body),
  }));
  handle(registrationEndpoints.showLink, async ({ now }, { query }) => ({
    isGood: await registrations.isLinkGood(query.token, now),
  }));
  handle(registrationEndpoints.confirm, async (call, { body }) => ({
    success: true as const,
    ...(await registrations.confirm(call, body.token, body.password)),
  }));
  handle(waitingRegistrationEndpoints.list, async () => ({ items: await registrations.waiting() }));
  handle(waitingRegistrationEndpoints.approve, async ({ visitor }, { body }) => {
    await registrations.approve(visitor, body.id);
    return done;
  });
  handle(waitingRegistrationEndpoints.refuse, async ({ visitor }, { body }) => {
    await registrations.refuse(visitor, body.id, body.reason);
    return done;
  });
}
