import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import { couponMachine } from '#machines/coupon/coupon.machine.ts';
import { selectCoupon } from '#machines/coupon/coupon.selectors.ts';
import { useShop } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

/** The coupon of the visitor's order, for the part that shows it. */
export function useCoupon() {
  const { fewWidget } = useShop();
  const [chart] = useState(() => fewWidget('coupon', couponMachine));
  const actor = useWiredActor(chart, undefined);
  return { view: useSelector(actor, selectCoupon, shallowEqual), send: actor.send };
}
