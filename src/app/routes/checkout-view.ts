import { liveCheckout } from '../live/checkout.live.ts';
import { registerCheckout } from '../live/checkout-later.ts';

registerCheckout(liveCheckout);

export { Component } from '#ui/screens/checkout/CheckoutScreen.tsx';
