import { startDrawingThreads } from './document/drawing-threads.ts';
import type { Foundation } from './runtime/foundation.ts';
import { createBasketService } from './basket/basket.service.ts';
import { createOrderPlacement } from './order/order-placement.service.ts';
import { createCheckoutService } from './checkout/checkout.service.ts';
import { createLoginLimits } from './sign-in/login-limits.ts';
import { createLoginService } from './sign-in/login.service.ts';
import { CatalogueStore } from './catalogue/catalogue-store.ts';
import { ArticleService } from './article/article.service.ts';
import { SupplyService } from './supply/supply.service.ts';
import { ListingService } from './listing/listing.service.ts';
import { createFlowService } from './flow/flow.service.ts';
import { createFunnelService } from './funnel/funnel.service.ts';
import { PrinterService } from './printer/printer.service.ts';
import { SearchService } from './search/search.service.ts';
import { createMethodService } from './method/method.service.ts';
import { priceRulesOf } from './mode/mode.service.ts';
import { createOrderDocumentService } from './document/order-document.service.ts';
import { createOrderLookup } from './order/order-lookup.service.ts';
import { createOrderService } from './order/order.service.ts';
import { createStockNotices } from './stock-notice/stock-notice.service.ts';
import { createSettingsService } from './settings/settings.service.ts';
import { createSystemService } from './system/system.service.ts';
import { createWayInService } from './sign-in/way-in.service.ts';
import type { Visitor } from './session/visitor.ts';

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
