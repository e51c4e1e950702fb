const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const dayOf = ({ weekday, date }: { readonly weekday: number; readonly date: string }): string => {
  const [, month, day] = date.split('-');
  return `${weekdays[weekday - 1]}, ${Number(day)} ${months[Number(month) - 1]}.`;
};

export const dispatch: typeof import('../de/dispatch.ts').dispatch = {
  leaves: (given) => {
    switch (given.reason) {
      case 'today':
        return `Ordered before ${given.cutOff}: leaves today.`;
      case 'afterCutOff':
        return `It is past ${given.cutOff}: leaves on ${dayOf(given)}`;
      case 'weekend':
        return `Today is ${weekdays[given.today - 1]}: leaves on ${dayOf(given)}`;
      case 'holiday':
        return `Today is a public holiday: leaves on ${dayOf(given)}`;
    }
  },
};
