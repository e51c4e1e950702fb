import type { AccountService } from '#server/account/account.service.ts';
import type { BasketService } from '#server/basket/basket.service.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { SessionService } from '#server/session/session.service.ts';
import type { StoredBasketService } from '#server/stored-basket/stored-basket.service.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';

/** What signing in is answered with, beside who it is. */
export interface SignedIn {
  readonly redirectTo: string;
  readonly isBasketMerged: boolean;
}

/** What signing in is built from. */
export interface LoginNeeds {
  readonly foundation: Foundation;
  readonly accounts: AccountService;
  readonly baskets: BasketService;
  readonly sessions: SessionService;
  readonly settings: SettingsService;
  readonly storedBaskets: Pick<StoredBasketService, 'keepFormer'>;
}
