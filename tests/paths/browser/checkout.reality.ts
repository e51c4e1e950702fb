import type { CheckoutFacts } from '#machines/checkout/checkout.types.ts';
import type { Reality } from '#paths/explore/reality.ts';

/** What the server knows of this visit beside the basket. */
interface Known {
  readonly isCustomer: boolean;
  readonly hasOrdered: boolean;
  /** The basket of the chart and the one of the server go apart from here: only reading and ordering is compared. */
  readonly isBehind: boolean;
  /** Nothing of this visit goes on. */
  readonly isOver: boolean;
}

const usual: readonly string[] = [
  'guest.submit:erika',
  'saveGuest:ok',
  'addresses.submit:same',
  'saveBillingAddress:ok',
  'saveShippingAddress:ok',
  'loadMethods:ok',
  'methods.submit:invoice',
  'savePaymentMethod:ok',
  'saveShippingMethod:ok',
  'savePaymentMethod:refused',
  'saveShippingMethod:refused',
  'order.submit:order',
  'saveOrder:ok',
  'saveOrder:noAnswer',
  'saveOrder:serverDown',
  'saveOrder:risen',
  'saveOrder:tooLow',
  'changes.accept:accept',
  'loadBasket:complete',
  'findOrder:noAnswer',
  'findOrder:serverDown',
  'after:reconcilingPause',
  'connection.returned:online',
];
const saves: readonly string[] = ['guest.submit:erika', 'addresses.submit:same', 'methods.submit:invoice'];
const endings: readonly string[] = [
  'saveGuest:sessionEnded',
  'saveBillingAddress:sessionEnded',
  'saveShippingAddress:sessionEnded',
  'savePaymentMethod:sessionEnded',
  'saveShippingMethod:sessionEnded',
  'saveOrder:sessionEnded',
  'saveOrder:empty',
  'basket.changed:emptied',
];
const overtaking: readonly string[] = ['basket.changed:newer', 'saveOrder:changed', 'saveOrder:incomplete'];

/** How the checkout of the built shop behaves (docs/decisions/0017): what it was told stays told, an order is there or not. */
export const checkoutReality: Reality<Known> = {
  start: (sample) => ({
    isCustomer: sample === 'customerAtReview',
    hasOrdered: false,
    isBehind: false,
    isOver: false,
  }),
  after: (known, step, { context, value }) => {
    const { furthestStep, addressStep, isTermsAccepted } = context.facts as CheckoutFacts;
    const isAtReview = JSON.stringify(value).includes('"review"');
    if (known.isOver) return step === 'findLatestOrder:ok' ? known : null;
    if (known.isBehind && saves.includes(step)) return null;
    if (step === 'findOrder:ok') return known.hasOrdered ? known : null;
    if (step === 'findOrder:notThere') return known.hasOrdered ? null : known;
    if (step === 'saveOrder:cut') return { ...known, hasOrdered: true };
    if (step === 'saveOrder:notAllowed') return known.isCustomer ? { ...known, isOver: true } : null;
    if (step === 'address.changed:three')
      return isAtReview && furthestStep === 4 && !known.isBehind && addressStep === 4
        ? { ...known, isBehind: false }
        : null;
    if (step.startsWith('terms.check:'))
      return (step === 'terms.check:on') === isTermsAccepted ? null : known;
    if (overtaking.includes(step)) {
      const isFirst = step !== 'basket.changed:newer' || (isAtReview && !known.isBehind);
      return isFirst ? { ...known, isBehind: true } : null;
    }
    // Only a guest's basket goes with the session.
    if (endings.includes(step)) {
      const isWithin = step !== 'basket.changed:emptied' || isAtReview;
      return isWithin ? { ...known, isOver: true } : null;
    }
    return usual.includes(step) ? known : null;
  },
};
