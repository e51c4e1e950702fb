import type { ActorRefFrom } from 'xstate';
import type { Call } from '#client/call.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { ShopActorRefs, TabDrafts } from '#ui/bindings/shop.ts';
import type { StoragePort } from '../persistence/storage.ts';

type Checkout = typeof checkoutMachine;

/** What the checkout's page brings along. */
interface CheckoutModule {
  readonly provide: (call: Call) => Checkout;
  readonly connect: (options: {
    readonly checkout: ActorRefFrom<Checkout>;
    readonly system: ShopActorRefs;
    readonly navigate: (path: string, replace: boolean) => void;
    /** Keeps the token of the order that is on its way; null when it is known how it ended. */
    readonly keepOrderToken: (token: string | null) => void;
  }) => () => void;
  readonly draftsIn: (storage: StoragePort) => Promise<TabDrafts>;
}

let arrived: CheckoutModule | null = null;

/**
 * Called once by the checkout's lazy route, so that lists and articles never download its chart.
 */
export function registerCheckout(module: CheckoutModule): void {
  arrived = module;
}

/** The module of the checkout's page; only its own views ask, and they come with it. */
export function checkoutModule(): CheckoutModule {
  if (arrived === null) throw new Error('The checkout has not been loaded');
  return arrived;
}
