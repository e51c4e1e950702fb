const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];

interface DispatchDay {
  readonly reason: 'today' | 'afterCutOff' | 'weekend' | 'holiday';
  /** Weekday of today and of the dispatch, 1 = Monday. */
  readonly today: number;
  readonly weekday: number;
  /** Day of the dispatch, e.g. `2026-11-23`. */
  readonly date: string;
}

const dayOf = ({ weekday, date }: DispatchDay): string => {
  const [, month, day] = date.split('-');
  return `${weekdays[weekday - 1]}, ${Number(day)}.${Number(month)}.`;
};

/** When warehouse goods leave that are ordered now. */
export const dispatch = {
  leaves: (given: DispatchDay & { cutOff: string }) => {
    switch (given.reason) {
      case 'today':
        return `Bis ${given.cutOff} Uhr bestellt: Versand heute.`;
      case 'afterCutOff':
        return `Heute nach ${given.cutOff} Uhr: Versand am ${dayOf(given)}`;
      case 'weekend':
        return `Heute ist ${weekdays[given.today - 1]}: Versand am ${dayOf(given)}`;
      case 'holiday':
        return `Heute ist Feiertag: Versand am ${dayOf(given)}`;
    }
  },
};
