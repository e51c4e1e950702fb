import type { Module } from '#server/calls/module.ts';
import { registerContentRoutes } from './content.routes.ts';

/** Pages of plain content. */
export const contentModule = () =>
  ({ service: undefined, routes: registerContentRoutes }) satisfies Module<undefined, never>;
