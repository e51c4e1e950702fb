import type { Module } from '#server/calls/module.ts';
import { registerSystemRoutes } from './system.routes.ts';
import { createSystemService } from './system.service.ts';
import type { SystemNeeds } from './system.service.ts';

/** Configuration, cookies, language, and what a page starts with. */
export const systemModule = (needs: SystemNeeds) =>
  ({ service: createSystemService(needs), routes: registerSystemRoutes }) satisfies Module<unknown, never>;
