import type { CheckoutFacts } from '#machines/checkout/checkout.types.ts';
import type { Reality } from '#paths/explore/reality.ts';

/** Whether somebody whose session has ended has to sign in again. */
type Way = 'going' | 'sessionOver';

/** What a gesture of the checkout's page can do where; answers and facts from elsewhere may come as they like. */
function isOffered(step: string, facts: CheckoutFacts, way: Way): boolean {
  const { isCustomer, furthestStep, isTermsAccepted, addressStep } = facts;
  const isSignedIn = isCustomer && furthestStep > 1;
  switch (step) {
    case 'step.continue:next':
      return isSignedIn;
    case 'guest.submit:erika':
    case 'guest.submit:karl':
      // The basket is that of the one whose session has ended.
      return !isSignedIn && way !== 'sessionOver';
    case 'login.submit:buyer':
    case 'login.submit:head':
      return !isSignedIn;
    case 'terms.check:on':
      return !isTermsAccepted;
    case 'terms.check:off':
      return isTermsAccepted;
    // An address that is shown already does not change.
    case 'address.changed:bare':
      return addressStep === 3;
    case 'address.changed:three':
      return addressStep !== 3;
    default:
      return true;
  }
}

export const checkoutOffers: Reality<Way> = {
  start: () => 'going',
  after(way, step, { context }) {
    if (!isOffered(step, (context as { facts: CheckoutFacts }).facts, way)) return null;
    if (step.endsWith(':sessionEnded')) return 'sessionOver';
    return step === 'session.changed:signedIn' ? 'going' : way;
  },
};
