const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'];

interface DispatchDay {
  readonly reason: 'today' | 'afterCutOff' | 'weekend' | 'holiday';
  /** Weekday of today, 0 = Sunday. */
  readonly today: number;
  /** Day of the dispatch, e.g. `2026-11-23`. */
  readonly date: string;
}

const dayOf = ({ date }: DispatchDay): string => {
  const day = new Date(date);
  return `${weekdays[day.getUTCDay()]}, ${day.getUTCDate()}.${day.getUTCMonth() + 1}.`;
};

/** When warehouse goods leave that are ordered now. */
export const dispatch = {
  leaves: (given: DispatchDay & { cutOff: string }) => {
    switch (given.reason) {
      case 'today':
        return `Vor ${given.cutOff} Uhr bestellt: Versand heute.`;
      case 'afterCutOff':
        return `Heute nach ${given.cutOff} Uhr: Versand am ${dayOf(given)}`;
      case 'weekend':
        return `Heute ist ${weekdays[given.today]}: Versand am ${dayOf(given)}`;
      case 'holiday':
        return `Heute ist Feiertag: Versand am ${dayOf(given)}`;
    }
  },
};
