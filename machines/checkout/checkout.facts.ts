import type { ScreenFacts } from '#machines/app/fact-table.ts';
import type { CheckoutMachine } from './checkout.machine.ts';

const appEvents = {
  submitting: 'order.submissionStarted',
  reconciling: 'order.reconciliationStarted',
  calm: 'order.submissionSettled',
} as const;

/** What the checkout and the charts of the page tell one another while its screen is open. */
export const checkoutFacts = {
  checkout: {
    'checkout.loginWanted': {
      session: ({ email, password }) => ({ type: 'login.submit', email, password, redirectTo: null }),
    },
    'checkout.basketReceived': { basket: ({ basket }) => ({ type: 'basket.received', basket }) },
    // Silence of the server is hidden while an order is on its way (docs/decisions/0005).
    'checkout.orderMoved': {
      basket: ({ phase }) =>
        phase === 'reconciling'
          ? null
          : { type: 'checkout.submittingChanged', isSubmitting: phase === 'submitting' },
      app: ({ phase }) => ({ type: appEvents[phase] }),
    },
    // The guest that follows an ended session is not another visitor: step 1 stays open with what was typed.
    'checkout.sessionEnded': { session: () => ({ type: 'session.ended', isScreenKept: true }) },
  },
  session: {
    'session.changed': {
      checkout: ({ user, shop, isScreenKept }) =>
        isScreenKept && user.guest ? null : { type: 'session.changed', mayOrder: shop.May_order },
    },
    'session.loginFailed': { checkout: ({ problem }) => ({ type: 'login.failed', problem }) },
  },
  // Prices, ways and addresses are of another mode: all of it is loaded anew.
  shopMode: {
    'mode.changed': {
      checkout: ({ shop, isVisitorNew }) =>
        isVisitorNew ? null : { type: 'session.changed', mayOrder: shop.May_order },
    },
  },
  basket: { 'basket.changed': { checkout: ({ basket }) => ({ type: 'basket.changed', basket }) } },
} satisfies ScreenFacts<'checkout', CheckoutMachine>;
