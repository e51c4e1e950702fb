import type { ShopFlags } from '#contract/session.ts';
import type { PriceRules } from '#domain/price.ts';
import { isModeAllowed } from '#domain/mode.ts';
import type { Mode, Visitor } from '#server/session/visitor.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';

/** The mode that really holds: the chosen one, unless the shop does not offer it (S4.2, R29). */
export function offeredMode(chosen: Mode, settings: ShopSettings): Mode {
  if (isModeAllowed(chosen, settings)) return chosen;
  return settings.allowB2b || !settings.allowB2c ? 'b2b' : 'b2c';
}

/** How this visitor's prices are made: mode and tax exemption. */
export function priceRulesOf(visitor: Visitor): PriceRules {
  return { mode: visitor.mode, isTaxExempt: visitor.user?.isTaxExempt ?? false };
}

/** Whether this visitor may order at all (S6, S6-06). */
export function mayOrder(visitor: Visitor, settings: ShopSettings): boolean {
  return settings.May_order && (visitor.user === null || visitor.user.mayOrder);
}

/** The shop's switches as this visitor sees them (S3.12). */
export function shopFlagsOf(visitor: Visitor, settings: ShopSettings): ShopFlags {
  return {
    isB2b: visitor.mode === 'b2b',
    showB2Switcher: settings.showB2Switcher && visitor.externalCatalog === null,
    isTaxExempt: visitor.user?.isTaxExempt ?? false,
    taxExemptDisplayText: settings.taxExemptDisplayText,
    useHekPrice: settings.useHekPrice,
    showEvkOnUseHekPrice: settings.showEvkOnUseHekPrice,
    allowB2b: settings.allowB2b,
    allowB2c: settings.allowB2c,
    // A visit from a procurement system asks for nothing (S6-10).
    allowOfferRequest: settings.allowOfferRequest && visitor.externalCatalog === null,
    May_order: mayOrder(visitor, settings),
    allowOrdersWithoutStock: settings.allowOrdersWithoutStock,
  };
}
