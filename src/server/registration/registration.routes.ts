import { registrationEndpoints } from '#contract/registration.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { RegistrationService } from './registration.service.ts';

/** Asking for an account and confirming it (S7.2). */
export function registerRegistrationRoutes(
  handle: Handle,
  { registrations }: { readonly registrations: RegistrationService },
): void {
  handle(registrationEndpoints.register, async (call, { body }) => ({
    success: true as const,
    next: await registrations.register(call, body),
  }));
  handle(registrationEndpoints.confirm, async (call, { body }) => ({
    success: true as const,
    next: await registrations.confirm(call, body.token, body.password),
  }));
}
