const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const dayOf = ({ date }: { readonly date: string }): string => {
  const day = new Date(date);
  return `${weekdays[day.getUTCDay()]}, ${day.getUTCDate()} ${months[day.getUTCMonth()]}.`;
};

export const dispatch: typeof import('../de/dispatch.ts').dispatch = {
  leaves: (given) => {
    switch (given.reason) {
      case 'today':
        return `Ordered before ${given.cutOff}: leaves today.`;
      case 'afterCutOff':
        return `It is past ${given.cutOff}: leaves on ${dayOf(given)}`;
      case 'weekend':
        return `Today is ${weekdays[given.today]}: leaves on ${dayOf(given)}`;
      case 'holiday':
        return `Today is a public holiday: leaves on ${dayOf(given)}`;
    }
  },
};
