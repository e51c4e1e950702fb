import type { Module } from '#server/calls/module.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { registerMethodRoutes } from './method.routes.ts';
import { createMethodService } from './method.service.ts';

/** Ways to pay and to ship. */
export const methodModule = ({ foundation }: { readonly foundation: Foundation }) =>
  ({
    service: createMethodService(foundation.database),
    routes: registerMethodRoutes,
  }) satisfies Module<unknown, never>;
