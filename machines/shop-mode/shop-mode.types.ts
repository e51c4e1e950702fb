import type { BasketHead } from '#contract/basket.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { Mode, sessionEndpoints, ShopFlags } from '#contract/session.ts';
import type { ToastRequest } from '#machines/toasts/toasts.types.ts';

export type SwitchReply = ReplyOf<typeof sessionEndpoints.setB2b>;

export interface ShopModeInput {
  /** Flags of the boot record: the page brings them, so they are loaded once (S4.2). */
  readonly shop: ShopFlags;
}

export interface ShopModeContext {
  readonly shop: ShopFlags;
}

export type ShopModeCommand = { type: 'mode.switch'; to: Mode };

/** Any later answer that carries shop flags, e.g. of signing in or out (S7.3): then the visitor is another one, too. */
export type ShopModeFact = {
  type: 'shop.updated';
  shop: ShopFlags;
  /** The basket in that mode, where the answer says it. */
  head?: BasketHead | undefined;
  isVisitorNew: boolean;
};

export type ShopModeEvent = ShopModeCommand | ShopModeFact;

export type ShopModeEmitted =
  /** Menus, prices and basket are stale now. `head` is known after a switch, and where another answer says it. */
  | {
      type: 'mode.changed';
      mode: Mode;
      shop: ShopFlags;
      head: BasketHead | null;
      /** The visitor has become another one with it; who tells that has told all that is stale. */
      isVisitorNew: boolean;
    }
  | { type: 'mode.switchFailed'; toast: ToastRequest };
