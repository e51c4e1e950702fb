import type { Handlers } from './calls/endpoints.ts';
import { registerAddressRoutes } from './address/address.routes.ts';
import { registerBasketRoutes } from './basket/basket.routes.ts';
import { registerCheckoutRoutes } from './checkout/checkout.routes.ts';
import { registerMethodRoutes } from './method/method.routes.ts';
import { registerModeRoutes } from './mode/mode.routes.ts';
import { registerContentRoutes } from './content/content.routes.ts';
import { registerFlowRoutes } from './flow/flow.routes.ts';
import { registerFunnelRoutes } from './funnel/funnel.routes.ts';
import { registerOrderRoutes } from './order/order.routes.ts';
import { registerSessionRoutes } from './session/session.routes.ts';
import { registerStockNoticeRoutes } from './stock-notice/stock-notice.routes.ts';
import { registerSystemRoutes } from './system/system.routes.ts';
import { registerArticle } from './article/article.routes.ts';
import { registerListing } from './listing/listing.routes.ts';

/** Registers what answers the contract; one line a noun. */
export function registerRoutes(handlers: Handlers): void {
  registerListing(handlers);
  registerArticle(handlers);
  registerSessionRoutes(handlers);
  registerModeRoutes(handlers);
  registerBasketRoutes(handlers);
  registerMethodRoutes(handlers);
  registerAddressRoutes(handlers);
  registerCheckoutRoutes(handlers);
  registerOrderRoutes(handlers);
  registerStockNoticeRoutes(handlers);
  registerSystemRoutes(handlers);
  registerContentRoutes(handlers);
  registerFlowRoutes(handlers);
  registerFunnelRoutes(handlers);
}
