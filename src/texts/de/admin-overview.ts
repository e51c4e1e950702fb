/** What an admin of a firm sees in one look. */
export const adminOverview = {
  title: 'Firma im Überblick',
  month: (p: { net: string; count: number }) =>
    p.count === 0
      ? 'Diesen Monat noch keine Bestellung,'
      : `Diesen Monat: ${p.net} netto in ${p.count === 1 ? 'einer Bestellung' : `${p.count} Bestellungen`},`,
  monthBefore: (p: { net: string; count: number }) =>
    p.count === 0 ? 'im Vormonat keine.' : `im Vormonat ${p.net}.`,
  toStatistics: 'Zur Statistik',
  waiting: (p: { count: number }) => `Wartet auf Freigabe (${p.count})`,
  nothingWaits: 'Keine Bestellung wartet auf Freigabe.',
  allWaiting: 'Alle wartenden Bestellungen',
  orderOf: (p: { number: string; buyer: string }) => `${p.number} von ${p.buyer}`,
  waitsSince: (p: { date: string; net: string }) => `${p.net} netto, bestellt am ${p.date}`,
  low: (p: { count: number }) => `Knappe Budgets (${p.count})`,
  nothingLow: 'Von keinem Budget sind vier Fünftel verbraucht.',
  allBudgets: 'Alle Budgets',
  usedOf: (p: { used: string; amount: string; period: string }) => `${p.used} von ${p.amount} (${p.period})`,
  exceeded: (p: { used: string; amount: string; period: string }) =>
    `Budget überschritten: ${p.used} von ${p.amount} (${p.period})`,
  unusual: 'Ungewöhnlich',
  nothingUnusual:
    'In den letzten 30 Tagen war keine Bestellung mehr als dreimal so hoch wie bei der Person üblich.',
  unusualOf: (p: { date: string; net: string; usual: string }) =>
    `${p.net} netto am ${p.date}, üblich sind ${p.usual}`,
};
