/** What an order in sight takes of the budgets it counts in; loaded where there are some. */
export const budgetStand = {
  title: 'Ihre Budgets',
  hint: 'Gezählt wird der Warenwert ohne Mehrwertsteuer und Versand.',
  name: (p: { name: string }) => `Budget ${p.name}:`,
  used: {
    month: (p: { used: string; amount: string }) => `${p.used} von ${p.amount} in diesem Monat,`,
    quarter: (p: { used: string; amount: string }) => `${p.used} von ${p.amount} in diesem Quartal,`,
    year: (p: { used: string; amount: string }) => `${p.used} von ${p.amount} in diesem Jahr,`,
  },
  withBasket: (p: { amount: string }) => `mit diesem Warenkorb ${p.amount}`,
  exceeded: (p: { amount: string }) => `${p.amount} über dem Budget`,
};
