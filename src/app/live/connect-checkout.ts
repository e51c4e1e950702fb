import { tabStorageKeys } from '#contract/browser-storage.ts';
import { checkoutSteps } from '#contract/checkout-steps.ts';
import type { ActorRefFrom } from 'xstate';
import { checkoutPath } from '#domain/checkout.ts';
import type { CheckoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { ScreenSurroundings } from '../live-page.ts';

/** Path of the page that thanks for an order. */
export const confirmationPath = (orderNumber: string): string =>
  `/shop/checkout/confirmation/${encodeURIComponent(orderNumber)}`;

/**
 * Connects a visit of the checkout with the router (one history entry per step) and what this tab keeps of its order.
 *
 * @returns ends the connection
 */
export function connectCheckout(
  checkout: ActorRefFrom<CheckoutMachine>,
  { system, navigate, tabStorage }: ScreenSurroundings,
): () => void {
  /** Keeps the token of the order that is on its way; null when it is known how it ended. */
  const keepOrderToken = (token: string | null): void =>
    tabStorage.write(tabStorageKeys.orderUnderWay, token);
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
    for (const subscription of subscriptions) subscription.unsubscribe();
    window.removeEventListener('online', tellConnection);
  };
}
