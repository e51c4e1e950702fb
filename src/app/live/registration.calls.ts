import type { Call } from '#client/call.ts';
import { registrationEndpoints } from '#contract/registration.ts';
import type { RegistrationMachine } from '#machines/registration/registration.machine.ts';
import { ask } from './ask.ts';
import type { ChartCalls } from './chart-calls.ts';

/** The calls of registering; what went wrong the forms say themselves. */
export const registrationCalls = (call: Call) =>
  ({
    register: ({ input, signal }) =>
      ask(call, registrationEndpoints.register, { body: input }, { signal, suppressErrors: true }),
    confirm: ({ input, signal }) =>
      ask(call, registrationEndpoints.confirm, { body: input }, { signal, suppressErrors: true }),
  }) satisfies ChartCalls<RegistrationMachine>;
