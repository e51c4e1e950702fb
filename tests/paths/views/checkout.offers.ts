import type { CheckoutFacts } from '#machines/checkout/checkout.types.ts';
import type { Reality } from '#tests/paths/reality.ts';

/** What a gesture of the checkout's page can do where; answers and facts from elsewhere may come as they like. */
function isOffered(step: string, facts: CheckoutFacts, value: unknown): boolean {
  const { isCustomer, furthestStep, isTermsAccepted, addressStep } = facts;
  const isSignedIn = isCustomer && furthestStep > 1;
  switch (step) {
    // The page is left by its links; the chart is gone then.
    case 'checkout.leave:leave':
      return false;
    case 'checkout.reload:reload':
      return value === 'failed';
    case 'step.continue:next':
      return isSignedIn;
    case 'guest.submit:erika':
    case 'login.submit:buyer':
      return !isSignedIn;
    case 'terms.check:on':
      return !isTermsAccepted;
    case 'terms.check:off':
      return isTermsAccepted;
    case 'step.open:address':
      return value !== 'forbidden' && furthestStep >= 2 && addressStep !== 2;
    case 'step.open:review':
      return value !== 'forbidden' && furthestStep >= 4 && addressStep !== 4;
    // An address that is shown already does not change.
    case 'address.changed:bare':
      return (addressStep ?? 1) !== 1;
    case 'address.changed:three':
      return addressStep !== 3;
    default:
      return true;
  }
}

export const checkoutOffers: Reality<true> = {
  start: () => true,
  after: (_known, step, { context, value }) =>
    isOffered(step, (context as { facts: CheckoutFacts }).facts, value) ? true : null,
};
