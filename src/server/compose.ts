import type { Database } from './database/pool.ts';
import { startDrawingThreads } from './documents/drawing-threads.ts';
import type { Environment } from './environment.ts';
import type { Handlers, InvocationContext } from './endpoints.ts';
import type { Log } from './log.ts';
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
import { registerSystemRoutes } from './routes/system.routes.ts';
import { createBasketService } from './services/basket.service.ts';
import { createOrderPlacement } from './services/checkout-order.service.ts';
import { createCheckoutService } from './services/checkout.service.ts';
import { createLoginLimits } from './services/login-limits.ts';
import { createLoginService } from './services/login.service.ts';
import { CatalogueStore } from './catalogue/catalogue-store.ts';
import { registerArticle } from './routes/article.routes.ts';
import { registerListing } from './routes/listing.routes.ts';
import { ArticleService } from './services/article.service.ts';
import { SupplyService } from './services/listing-supply.service.ts';
import { ListingService } from './services/listing.service.ts';
import { createFlowService } from './services/flow.service.ts';
import { createFunnelService } from './services/funnel.service.ts';
import { PrinterService } from './services/printer.service.ts';
import { SearchService } from './services/search.service.ts';
import { createMethodService } from './services/method.service.ts';
import { priceRulesOf } from './services/mode.service.ts';
import { createOrderDocumentService } from './services/order-document.service.ts';
import { createOrderLookup } from './services/order-lookup.service.ts';
import { createOrderService } from './services/order.service.ts';
import { createSettingsService } from './services/system-settings.service.ts';
import { createSystemService } from './services/system.service.ts';
import { createWayInService } from './services/way-in.service.ts';
import type { SessionKeys } from './session-cookie.ts';

/** What services are built from. */
export interface Foundation {
  readonly environment: Environment;
  readonly database: Database;
  readonly keys: SessionKeys;
  readonly log: Log;
  /** The server's clock; tests hand in their own. */
  readonly clock: () => Date;
}

/**
 * Builds every service once, in the order of their needs. A noun adds one line: its constructor function with exactly
 * what it needs.
 */
export function composeServices(foundation: Foundation) {
  const { database } = foundation;
  const settings = createSettingsService(database);
  const methods = createMethodService(database);
  const basket = createBasketService({ foundation, settings, methods });
  const checkout = createCheckoutService({ foundation, baskets: basket });
  const orderPlacement = createOrderPlacement({ foundation, baskets: basket });
  const documents = createOrderDocumentService({ database, drawing: startDrawingThreads(foundation.log) });
  const orderLookup = createOrderLookup(foundation);
  const orders = createOrderService({ foundation, settings, documents });
  const system = createSystemService({ foundation, settings, baskets: basket });
  const login = createLoginService({
    foundation,
    limits: createLoginLimits(foundation),
    mergeBasket: async (executor, sessionId, visitor) =>
      visitor.user !== null &&
      basket.merge(executor, sessionId, visitor.user.id, priceRulesOf(visitor, await settings.read())),
    isLoginAllowed: async () => (await settings.read()).allowLogin,
  });
  const catalogue = new CatalogueStore(database, foundation.log);
  const search = new SearchService(database, catalogue);
  const listing = new ListingService(database, catalogue, search);
  const supply = new SupplyService(database, search);
  const printers = new PrinterService(database, catalogue);
  const article = new ArticleService(database, catalogue);
  const flows = createFlowService();
  return {
    catalogue,
    search,
    listing,
    supply,
    printers,
    article,
    database,
    settings,
    methods,
    basket,
    checkout,
    orderPlacement,
    documents,
    orders,
    orderLookup,
    system,
    boot: { build: ({ visitor, now }: InvocationContext) => system.bootRecord(visitor, now) },
    login,
    wayIn: createWayInService(foundation),
    flows,
    funnel: createFunnelService({ database, flows }),
  };
}

export type Services = ReturnType<typeof composeServices>;

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
  registerSystemRoutes(handlers);
  registerContentRoutes(handlers);
  registerFlowRoutes(handlers);
  registerFunnelRoutes(handlers);
}
