import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import type { Address } from '#contract/address.ts';
import type { BasketState } from '#contract/basket.ts';
import type { PaymentMethod, ShippingMethod } from '#contract/method.ts';
import type { CheckoutMachine } from '#machines/checkout/checkout.machine.ts';
import { selectCheckoutView } from '#machines/checkout/checkout.selectors.ts';
import type { CheckoutCommand, StepNumber } from '#machines/checkout/checkout.types.ts';
import { selectShopFlags } from '#machines/shop-mode/shop-mode.selectors.ts';
import { useShop, type WiredChart } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

/** What the checkout's page was loaded with. */
export interface LoadedCheckout {
  readonly basket: BasketState;
  readonly addresses: readonly Address[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly shippingMethods: readonly ShippingMethod[];
}

/**
 * The checkout of this visit; starts from what the page was loaded with.
 *
 * @param chart what the route brought along
 * @param addressStep step the address names; null when it names none
 */
export function useCheckout(
  chart: WiredChart<CheckoutMachine>,
  loaded: LoadedCheckout,
  addressStep: StepNumber | null,
) {
  const { system } = useShop();
  const { basket, addresses, paymentMethods, shippingMethods } = loaded;
  const mayOrder = useSelector(system.shopMode, (snapshot) => selectShopFlags(snapshot).May_order);
  const actor = useWiredActor(chart, {
    mayOrder,
    addressStep,
    loaded: { basket, addresses, paymentMethods, shippingMethods },
  });
  useEffect(() => actor.send({ type: 'basket.changed', basket }), [actor, basket]);
  const toldStep = useRef(addressStep);
  useEffect(() => {
    if (toldStep.current === addressStep) return;
    toldStep.current = addressStep;
    actor.send({ type: 'address.changed', step: addressStep });
  }, [actor, addressStep]);
  const snapshot = useSelector(actor, (current) => current);
  const send = useCallback((command: CheckoutCommand) => actor.send(command), [actor]);
  return { view: selectCheckoutView(snapshot), send };
}
