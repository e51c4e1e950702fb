import { checkoutSteps } from '#contract/checkout-steps.ts';
import type { ActorRefFrom } from 'xstate';
import { checkoutPath } from '#domain/checkout.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';

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
 * Tells the application what a checkout says, and the checkout what concerns it: one history entry per step, one basket,
 * one session, and silence of the server hidden while an order is on its way (docs/decisions/0005).
 *
 * @returns ends the connection
 */
export function connectCheckout({
  checkout,
  system,
  navigate,
  keepOrderToken,
}: ConnectCheckoutOptions): () => void {
  const { app, session, basket } = system;
  let isSubmitting = false;
  let orderToken: string | null = null;
  // The guest that follows an ended session is not another visitor: step 1 stays open with what was typed.
  let isSessionEnding = false;
  const subscriptions = [
    checkout.on('checkout.stepEntered', ({ step, replace }) =>
      navigate(checkoutPath(checkoutSteps[step - 1] ?? 'identify'), replace),
    ),
    checkout.on('checkout.loginWanted', ({ email, password }) =>
      session.send({ type: 'login.submit', email, password, redirectTo: null }),
    ),
    checkout.on('checkout.basketReceived', (received) =>
      basket.send({ type: 'basket.received', basket: received.basket }),
    ),
    checkout.on('checkout.submittingChanged', (told) => {
      isSubmitting = told.isSubmitting;
      // Whoever has to leave the page meanwhile learns on the home page what became of the order.
      if (isSubmitting) ({ orderToken } = checkout.getSnapshot().context.facts);
      keepOrderToken(isSubmitting ? orderToken : null);
      basket.send({ type: 'checkout.submittingChanged', isSubmitting });
      app.send({ type: isSubmitting ? 'order.submissionStarted' : 'order.submissionSettled' });
    }),
    checkout.on('checkout.callFailed', () => {
      if (isSubmitting) app.send({ type: 'order.reconciliationStarted' });
    }),
    checkout.on('checkout.sessionEnded', () => {
      isSessionEnding = true;
      session.send({ type: 'session.ended' });
    }),
    checkout.on('checkout.placed', ({ orderNumber }) => {
      // The page that thanks for it knows by this that the order is new, and removes it.
      keepOrderToken(orderToken);
      navigate(confirmationPath(orderNumber), true);
    }),
    session.on('session.changed', ({ user, shop }) => {
      if (isSessionEnding && user.guest) return;
      isSessionEnding = false;
      checkout.send({ type: 'session.changed', mayOrder: shop.May_order });
    }),
    session.on('session.loginFailed', ({ problem }) => checkout.send({ type: 'login.failed', problem })),
    basket.on('basket.changed', (changed) =>
      checkout.send({ type: 'basket.changed', basket: changed.basket }),
    ),
  ];
  // What the page came with: from then on another tab's change is loaded with its positions, which the checkout must see.
  basket.send({ type: 'basket.received', basket: checkout.getSnapshot().context.basket });
  const tellConnection = (): void => checkout.send({ type: 'connection.returned' });
  window.addEventListener('online', tellConnection);
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
    window.removeEventListener('online', tellConnection);
  };
}
