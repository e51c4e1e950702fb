import { checkoutSteps } from '#contract/checkout-steps.ts';
import type { ActorRefFrom } from 'xstate';
import { checkoutPath } from '#domain/checkout.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { checkoutFacts } from '#machines/checkout/checkout.facts.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';
import { connectFacts } from '../connect-facts.ts';

interface ConnectCheckoutOptions {
  readonly checkout: ActorRefFrom<typeof checkoutMachine>;
  readonly system: ShopActorRefs;
  readonly navigate: (path: string, replace: boolean) => void;
  /** Keeps the token of the order that is on its way; null when it is known how it ended. */
  readonly keepOrderToken: (token: string | null) => void;
}

/** Path of the page that thanks for an order. */
export const confirmationPath = (orderNumber: string): string =>
  `/shop/checkout/confirmation/${encodeURIComponent(orderNumber)}`;

/**
 * Connects a visit of the checkout with the charts of the page, the router (one history entry per step) and what this tab
 * keeps of its order.
 *
 * @returns ends the connection
 */
export function connectCheckout({
  checkout,
  system,
  navigate,
  keepOrderToken,
}: ConnectCheckoutOptions): () => void {
  const disconnectFacts = connectFacts(checkoutFacts, { ...system, checkout }, null);
  const subscriptions = [
    checkout.on('checkout.stepEntered', ({ step, replace }) =>
      navigate(checkoutPath(checkoutSteps[step - 1] ?? 'identify'), replace),
    ),
    // Whoever has to leave the page meanwhile learns on the home page what became of the order.
    checkout.on('checkout.orderMoved', ({ phase, orderToken }) =>
      keepOrderToken(phase === 'calm' ? null : orderToken),
    ),
    checkout.on('checkout.placed', ({ orderNumber, orderToken }) => {
      keepOrderToken(orderToken);
      navigate(confirmationPath(orderNumber), true);
    }),
  ];
  // What the page came with: from then on another tab's change is loaded with its positions, which the checkout must see.
  system.basket.send({ type: 'basket.received', basket: checkout.getSnapshot().context.basket });
  const tellConnection = (): void => checkout.send({ type: 'connection.returned' });
  window.addEventListener('online', tellConnection);
  return () => {
    disconnectFacts();
    for (const subscription of subscriptions) subscription.unsubscribe();
    window.removeEventListener('online', tellConnection);
  };
}
