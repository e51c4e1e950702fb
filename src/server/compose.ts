import { startDrawingThreads } from './documents/drawing-threads.ts';
import type { Foundation } from './foundation.ts';
import { createBasketService } from './services/basket.service.ts';
import { createOrderPlacement } from './services/checkout-order.service.ts';
import { createCheckoutService } from './services/checkout.service.ts';
import { createLoginLimits } from './services/login-limits.ts';
import { createLoginService } from './services/login.service.ts';
import { CatalogueStore } from './catalogue/catalogue-store.ts';
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
import { createStockNotices } from './services/stock-notice.service.ts';
import { createSettingsService } from './services/system-settings.service.ts';
import { createSystemService } from './services/system.service.ts';
import { createWayInService } from './services/way-in.service.ts';
import type { Visitor } from './visitor.ts';

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
      visitor.user !== null && basket.merge(executor, sessionId, visitor.user.id, priceRulesOf(visitor)),
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
    stockNotices: createStockNotices({ foundation, settings }),
    system,
    boot: {
      build: ({ visitor, now }: { readonly visitor: Visitor; readonly now: Date }) =>
        system.bootRecord(visitor, now),
    },
    login,
    wayIn: createWayInService(foundation),
    flows,
    funnel: createFunnelService({ database, flows }),
  };
}

export type Services = ReturnType<typeof composeServices>;
