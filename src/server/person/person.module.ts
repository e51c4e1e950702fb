import type { Module } from '#server/calls/module.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { registerPersonRoutes } from './person.routes.ts';
import { createPersonService } from './person.service.ts';

/** What people tell of themselves, and the bank account they keep. */
export const personModule = ({ foundation }: { readonly foundation: Foundation }) =>
  ({
    service: createPersonService(foundation.database),
    routes: registerPersonRoutes,
  }) satisfies Module<unknown, never>;
