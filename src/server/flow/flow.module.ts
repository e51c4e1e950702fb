import type { Module } from '#server/calls/module.ts';
import { registerFlowRoutes } from './flow.routes.ts';
import { createFlowService } from './flow.service.ts';

/** The drawn statecharts. */
export const flowModule = () =>
  ({ service: createFlowService(), routes: registerFlowRoutes }) satisfies Module<unknown, never>;
