import type { LoaderFunction } from 'react-router-dom';
import { liveCheckout } from '../live/checkout.live.ts';
import { registerCheckout } from '../live/checkout-later.ts';
import { connectCheckout } from '../live/connect-checkout.ts';

registerCheckout({
  provide: liveCheckout,
  connect: connectCheckout,
  draftsIn: async (storage) =>
    (await import('../persistence/tab-drafts.ts')).createTabDrafts(storage, () => Date.now()),
});

export { Component } from '#ui/screens/checkout/CheckoutScreen.tsx';

export const loader: LoaderFunction = async (loading) =>
  (await import('./checkout.loader.ts')).loadCheckout(loading);
