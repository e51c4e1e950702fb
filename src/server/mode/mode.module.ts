import type { Module } from '#server/calls/module.ts';
import { registerModeRoutes } from './mode.routes.ts';

/** Business and private mode. */
export const modeModule = () =>
  ({ service: undefined, routes: registerModeRoutes }) satisfies Module<undefined, never>;
