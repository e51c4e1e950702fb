import { liveCheckout } from '../live/checkout.live.ts';
import { registerCheckout } from '../live/checkout-later.ts';
import { connectCheckout } from '../live/connect-checkout.ts';

registerCheckout({ provide: liveCheckout, connect: connectCheckout });

export { Component } from '#ui/screens/checkout/CheckoutScreen.tsx';
