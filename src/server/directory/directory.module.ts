import type { Module } from '#server/calls/module.ts';
import { registerDirectoryRoutes } from './directory.routes.ts';
import { createDirectoryService } from './directory.service.ts';
import type { DirectoryNeeds } from './directory.service.ts';

/** What articles are grouped by, kind by kind. */
export const directoryModule = (needs: DirectoryNeeds) =>
  ({ service: createDirectoryService(needs), routes: registerDirectoryRoutes }) satisfies Module<
    unknown,
    never
  >;
