import type { BasketService } from '#server/basket/basket.service.ts';
import { shopFlagsOf } from '#server/mode/mode.service.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { userStateOf } from './user-state.ts';
import type { Visitor } from './visitor.ts';

export interface IdentityNeeds {
  readonly baskets: BasketService;
  readonly settings: SettingsService;
  readonly foundation: Foundation;
}

/** Gives the facts that change together when the visitor becomes another one, or another name (S7.3). */
export const createIdentity =
  ({ baskets, settings }: Pick<IdentityNeeds, 'baskets' | 'settings'>) =>
  async (visitor: Visitor) => {
    const [known, { head, openOrders }] = await Promise.all([
      settings.read(),
      baskets.headAndOpenOrders(visitor),
    ]);
    return { user: userStateOf(visitor, openOrders), shop: shopFlagsOf(visitor, known), head };
  };
