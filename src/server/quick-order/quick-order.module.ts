import type { Module } from '#server/calls/module.ts';
import { registerQuickOrderRoutes } from './quick-order.routes.ts';
import { createQuickOrderService } from './quick-order.service.ts';
import type { QuickOrderNeeds } from './quick-order.service.ts';

/** Many numbers, read at once. */
export const quickOrderModule = (needs: QuickOrderNeeds) =>
  ({ service: createQuickOrderService(needs), routes: registerQuickOrderRoutes }) satisfies Module<
    unknown,
    never
  >;
