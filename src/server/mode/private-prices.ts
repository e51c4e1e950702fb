import type { Address } from '#contract/address.ts';
import type { BasketHead, BasketState } from '#contract/basket.ts';
import type { ShopFlags } from '#contract/session.ts';
import { buysAsBusiness, isSwitcherShown } from '#domain/mode.ts';
import type { BasketService } from '#server/basket/basket.service.ts';
import type { SessionService } from '#server/session/session.service.ts';
import type { Visitor } from '#server/session/visitor.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { shopFlagsOf } from './mode.service.ts';

export interface PrivatePricesNeeds {
  readonly sessions: Pick<SessionService, 'chooseModeFirst'>;
  readonly settings: SettingsService;
  readonly baskets: Pick<BasketService, 'head' | 'show'>;
}

/** What an answer says where prices are shown including VAT from it on; nothing where they stay as they are. */
export interface SwitchedPrices {
  readonly basket?: BasketState;
  readonly shop?: ShopFlags;
  readonly head?: BasketHead;
}

/**
 * Shows prices including VAT to who has said that they buy privately, while those without stand there and nobody has chosen them
 * (PAngV § 3, docs/decisions/0169).
 *
 * @param billingKind of the billing address, undefined while there is none
 */
export type ShowPrivatePrices = (
  visitor: Visitor,
  billingKind: Address['kind'] | undefined,
) => Promise<SwitchedPrices>;

/** Changes the mode of who buys privately. */
export function createPrivatePrices({ sessions, settings, baskets }: PrivatePricesNeeds): ShowPrivatePrices {
  return async (visitor, billingKind) => {
    const { mode, session, user } = visitor;
    if (mode !== 'b2b' || billingKind === undefined || buysAsBusiness(billingKind, user?.accountKind))
      return {};
    const switched: Visitor = { ...visitor, mode: 'b2c' };
    const shop = shopFlagsOf(switched, await settings.read());
    if (!isSwitcherShown(shop) || shop.isTaxExempt || session.id === null) return {};
    if (!(await sessions.chooseModeFirst(session.id, 'b2c'))) return {};
    const [basket, head] = await Promise.all([baskets.show(switched), baskets.head(switched)]);
    return { basket, shop, head };
  };
}
