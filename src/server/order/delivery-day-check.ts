import { deliveryDayFault } from '#domain/delivery-day.ts';
import type { DeliveryDays } from '#domain/delivery-day.ts';
import { formatDate } from '#domain/money-format.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { Language } from '#server/session/visitor.ts';
import type { Holidays } from '#server/system/dispatch-clock.ts';

interface AskedDay {
  /** As it was typed; empty when none was. */
  readonly day: string;
  /** Absent for who may name none. */
  readonly days: DeliveryDays | undefined;
  readonly language: Language;
  readonly holidayState: string;
}

/** Says why nobody can be promised a look at the day they ask for their goods; null where one can, or none is asked for. */
export function createDeliveryDayCheck(holidays: Holidays): (asked: AskedDay) => string | null {
  return ({ day, days, language, holidayState }) => {
    if (day === '') return null;
    const { deliveryDay: texts } = orderingTexts(language);
    if (days === undefined) return texts.businessOnly;
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
