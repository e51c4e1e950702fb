import type { Handlers } from './endpoints.ts';
import { registerAddressRoutes } from './routes/address.routes.ts';
import { registerBasketRoutes } from './routes/basket.routes.ts';
import { registerCheckoutRoutes } from './routes/checkout.routes.ts';
import { registerMethodRoutes } from './routes/method.routes.ts';
import { registerModeRoutes } from './routes/mode.routes.ts';
import { registerContentRoutes } from './routes/content.routes.ts';
import { registerFlowRoutes } from './routes/flow.routes.ts';
import { registerFunnelRoutes } from './routes/funnel.routes.ts';
import { registerOrderRoutes } from './routes/order.routes.ts';
import { registerSessionRoutes } from './routes/session.routes.ts';
import { registerStockNoticeRoutes } from './routes/stock-notice.routes.ts';
import { registerSystemRoutes } from './routes/system.routes.ts';
import { registerArticle } from './routes/article.routes.ts';
import { registerListing } from './routes/listing.routes.ts';

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
