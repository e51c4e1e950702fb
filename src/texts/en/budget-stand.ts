export const budgetStand: typeof import('../de/budget-stand.ts').budgetStand = {
  title: 'Your budgets',
  hint: 'What counts is the value of the goods without tax and shipping.',
  name: (p) => `Budget ${p.name}:`,
  used: {
    month: (p) => `${p.used} of ${p.amount} this month,`,
    quarter: (p) => `${p.used} of ${p.amount} this quarter,`,
    year: (p) => `${p.used} of ${p.amount} this year,`,
  },
  withBasket: (p) => `with this basket ${p.amount}`,
  exceeded: (p) => `${p.amount} above the budget`,
};
