import type { TypedValues } from '#contract/form-fields.ts';
import type { PaymentMethod, ShippingMethod } from '#contract/method.ts';
import type { CheckoutView } from '#machines/checkout/checkout.selectors.ts';

/** Slugs of the ways to pay and to ship that are ticked; empty where none is. */
export interface ChosenMethods {
  readonly payment: string;
  readonly shipping: string;
}

/** What is offered at first: what was said before, else the first possible one; a fee is never chosen for anybody. */
const firstPayment = (said: PaymentMethod | null, offered: readonly PaymentMethod[]): string =>
  said?.slug ?? offered.find(({ isAvailable, feeNet }) => isAvailable && feeNet === 0)?.slug ?? '';
const firstShipping = (said: ShippingMethod | null, offered: readonly ShippingMethod[]): string =>
  said?.slug ?? offered.find(({ isAvailable }) => isAvailable)?.slug ?? '';

/** What is ticked when the step appears: what was ticked and not yet sent, else what is offered. */
export const chosenAtFirst = ({ data, methods }: CheckoutView, draft: TypedValues | null): ChosenMethods => ({
  payment: draft?.['payment'] ?? firstPayment(data.paymentMethod, methods.payment),
  shipping: draft?.['shipping'] ?? firstShipping(data.shippingMethod, methods.shipping),
});

/** Whether other ways are ticked than the server reckons with. */
export const isOtherThanSaid = ({ payment, shipping }: ChosenMethods, { data }: CheckoutView): boolean =>
  payment !== (data.paymentMethod?.slug ?? '') || shipping !== (data.shippingMethod?.slug ?? '');
