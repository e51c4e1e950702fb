import type { Module } from '#server/calls/module.ts';
import { registerListRoutes } from './list.routes.ts';
import { createListService } from './list.service.ts';
import type { ListNeeds } from './list.service.ts';

/** Lists of articles that people keep. */
export const listModule = (needs: ListNeeds) =>
  ({ service: createListService(needs), routes: registerListRoutes }) satisfies Module<unknown, never>;
