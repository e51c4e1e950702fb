import type { AttemptService } from '#server/attempt/attempt.service.ts';
import type { BasketService } from '#server/basket/basket.service.ts';
import type { Module } from '#server/calls/module.ts';
import type { OrderDocumentService } from '#server/document/order-document.service.ts';
import { orderWindowMs } from '#domain/order-limits.ts';
import type { AccountService } from '#server/account/account.service.ts';
import type { FirmService } from '#server/firm/firm.service.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import type { WithdrawalService } from '#server/withdrawal/withdrawal.service.ts';
import { deleteIdleCounters } from './order-counter.repository.ts';
import { createOrderLookup } from './order-lookup.service.ts';
import { startOrderMailWorker } from './order-mail-worker.ts';
import { createOrderPlacement } from './order-placement.service.ts';
import { registerOrderRoutes } from './order.routes.ts';
import { createOrderService } from './order.service.ts';
import { startOrderTimeWorker } from './order-time-worker.ts';

interface OrderNeeds {
  readonly accounts: AccountService;
  readonly foundation: Foundation;
  readonly settings: SettingsService;
  readonly documents: OrderDocumentService;
  readonly firms: FirmService;
  readonly baskets: BasketService;
  readonly attempts: AttemptService;
  readonly withdrawals: WithdrawalService;
}

/** Orders: placed, shown, found, confirmed and, when nobody pays, ended. */
export const orderModule = (needs: OrderNeeds) => {
  const { foundation, settings, documents, firms } = needs;
  return {
    service: {
      ...createOrderService(needs),
      ...createOrderPlacement(needs),
      ...createOrderLookup(needs),
    },
    routes: registerOrderRoutes,
    tidyUp: (before) => deleteIdleCounters(foundation.database, before(orderWindowMs)),
    startWork: (publicUrl) => [
      startOrderMailWorker({ ...foundation, settings, documents, publicUrl }),
      startOrderTimeWorker({ ...foundation, settings, firms }),
    ],
  } satisfies Module<unknown, never>;
};
