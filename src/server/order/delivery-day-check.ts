import { deliveryDayFault, deliveryDaysFrom } from '#domain/delivery-day.ts';
import { formatDate } from '#domain/money-format.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { Language } from '#server/session/visitor.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';
import { createDispatchClock, createHolidays } from '#server/system/dispatch-clock.ts';

interface AskedDay {
  /** As it was typed; empty when none was. */
  readonly day: string;
  readonly mode: 'b2b' | 'b2c';
  readonly language: Language;
  readonly now: Date;
}

/** Says why nobody can be promised a look at the day they ask for their goods; null where one can, or none is asked for. */
export function createDeliveryDayCheck(): (
  asked: AskedDay,
  settings: Pick<ShopSettings, 'cutOffTime' | 'holidayState'>,
) => string | null {
  const holidays = createHolidays();
  const dispatchAt = createDispatchClock(holidays);
  return ({ day, mode, language, now }, { cutOffTime, holidayState }) => {
    if (day === '') return null;
    const { deliveryDay: texts } = orderingTexts(language);
    if (mode !== 'b2b') return texts.businessOnly;
    const days = deliveryDaysFrom(dispatchAt(now, cutOffTime, holidayState).date);
    const fault = deliveryDayFault(day, days, (each) => holidays(holidayState, each));
    const date = (each: string): string => formatDate(each, language);
    switch (fault?.kind) {
      case undefined:
        return null;
      case 'notADay':
        return texts.notADay;
      case 'early':
        return texts.early({ first: date(fault.first) });
      case 'late':
        return texts.late({ last: date(fault.last) });
      case 'free':
        return texts.free({ day: date(day), next: date(fault.next) });
    }
  };
}
