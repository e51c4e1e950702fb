import type { CheckoutData } from '#contract/basket.ts';
import { deliveryDaysFrom, firstDeliveryDay } from '#domain/delivery-day.ts';
import type { DeliveryDays } from '#domain/delivery-day.ts';
import { buysAsBusiness } from '#domain/mode.ts';
import type { Visitor } from '#server/session/visitor.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';
import { createDispatchClock } from '#server/system/dispatch-clock.ts';
import type { Holidays } from '#server/system/dispatch-clock.ts';

interface Asked {
  readonly visitor: Pick<Visitor, 'user'>;
  readonly checkout: Pick<CheckoutData, 'billingAddress' | 'shippingMethod'>;
  readonly settings: Pick<ShopSettings, 'cutOffTime' | 'holidayState'>;
  readonly now: Date;
}

/** Tells which days a business may ask for; null for everybody else, and while it is not known how the goods travel. */
export type DeliveryDaysOf = (asked: Asked) => DeliveryDays | null;

/** Days of the shop's calendar on which an order can be there (docs/decisions/0122, 0137). */
export function createDeliveryDays(holidays: Holidays): DeliveryDaysOf {
  const dispatchAt = createDispatchClock(holidays);
  return ({ visitor, checkout: { billingAddress, shippingMethod }, settings, now }) => {
    if (shippingMethod === null || !buysAsBusiness(billingAddress?.kind, visitor.user?.accountKind))
      return null;
    const { cutOffTime, holidayState } = settings;
    const { date } = dispatchAt(now, cutOffTime, holidayState);
    const isHoliday = (day: string): boolean => holidays(holidayState, day);
    return deliveryDaysFrom(firstDeliveryDay(date, shippingMethod, isHoliday));
  };
}
