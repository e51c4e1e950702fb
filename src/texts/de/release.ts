interface Compared {
  readonly limit: string;
  readonly value: string;
  /** Name of the budget that is exceeded. */
  readonly budget: string;
}

interface Budget {
  readonly isPersonal: boolean;
  /** Null = of all. */
  readonly costCenter: string | null;
  readonly period: 'month' | 'quarter' | 'year';
}

const periods = { month: 'Monat', quarter: 'Quartal', year: 'Jahr' };
const budgetName = ({ isPersonal, costCenter }: Budget): string =>
  costCenter === null
    ? 'Persönliches Budget'
    : isPersonal
      ? `Persönliches Budget für Kostenstelle ${costCenter}`
      : `Budget der Kostenstelle ${costCenter}`;

const inDays = (days: number): string => (days === 0 ? 'heute' : days === 1 ? 'morgen' : `in ${days} Tagen`);

/** Why an order waits for a release, until when, and what has happened to it meanwhile. */
export const release = {
  title: 'Freigabe',
  reasons: {
    every: (p: Compared) => `Jede Bestellung braucht eine Freigabe; Bestellwert ${p.value} netto.`,
    amount: (p: Compared) =>
      `Bestellwert bei der Bestellung ${p.value} netto; ohne Freigabe sind ${p.limit} erlaubt.`,
    budget: (p: Compared) =>
      `${p.budget} überschritten: ${p.value} netto; bei der Bestellung waren ${p.limit} verfügbar.`,
    category: (p: Compared) => `Warengruppe mit Freigabe: Artikel für ${p.value} netto.`,
    costCenter: (p: Compared) => `Kostenstelle ohne Verantwortliche: ${p.value} netto.`,
  },
  /** The same in a list, which says the value of the order beside it. */
  shortReasons: {
    every: () => 'Jede Bestellung braucht eine Freigabe.',
    amount: (p: Compared) => `Über ${p.limit} netto.`,
    budget: (p: Compared) => `Bei der Bestellung: ${p.budget} überschritten, verfügbar waren ${p.limit}.`,
    category: () => 'Warengruppe mit Freigabe.',
    costCenter: () => 'Kostenstelle ohne Verantwortliche.',
  },
  /** Names no person: it is read by the buyer and by those who decide. */
  budget: (p: { budget: Budget | null }) =>
    p.budget === null ? 'Budget' : `${budgetName(p.budget)} (${periods[p.budget.period]})`,
  deadlines: {
    deputy: (p: { days: number }) =>
      p.days > 1
        ? `Noch ${p.days} Tage, dann darf auch die Vertretung entscheiden.`
        : `Ab ${inDays(p.days)} darf auch die Vertretung entscheiden.`,
    expiry: (p: { days: number }) =>
      p.days > 1
        ? `Noch ${p.days} Tage, dann gilt sie als abgelehnt.`
        : `Ab ${inDays(p.days)} gilt sie als abgelehnt.`,
  },
  until: (p: { date: string }) => `Ohne Entscheidung gilt sie ab ${p.date} als abgelehnt.`,
  questions: { open: 'Rückfrage offen', answered: 'Rückfrage beantwortet' },
  stepsTitle: 'Verlauf der Freigabe',
  steps: {
    asked: 'Rückfrage',
    answered: 'Antwort',
    changed: 'Mengen geändert',
    deputised: 'Die Vertretung darf entscheiden',
    released: 'Freigegeben',
    denied: 'Abgelehnt',
    withdrawn: 'Zurückgezogen',
    expired: 'Nicht rechtzeitig entschieden',
  },
  stepBy: (p: { step: string; name: string }) => (p.name === '' ? p.step : `${p.step} von ${p.name}`),
  /** What the buyer sees of an own order. */
  own: {
    waiting: 'Diese Bestellung wartet auf die Freigabe Ihrer Firma.',
    denied: 'Ihre Firma hat diese Bestellung nicht freigegeben.',
    deniedBecause: (p: { reason: string }) => `Begründung: ${p.reason}`,
    expired: 'Niemand hat rechtzeitig über diese Bestellung entschieden; sie gilt als abgelehnt.',
    withdrawn: 'Sie haben diese Bestellung zurückgezogen.',
    questionTitle: 'Ihre Antwort ist gefragt',
    question: (p: { name: string }) => (p.name === '' ? 'Rückfrage:' : `${p.name} fragt:`),
    answer: 'Ihre Antwort',
    answered: (p: { name: string }) =>
      `Ihre Antwort ist bei ${p.name === '' ? 'Ihrer Firma' : p.name}. Die Bestellung wartet weiter auf die Freigabe.`,
    /** Where somebody has decided before an answer was sent. */
    unsent: 'Ihre Antwort wurde nicht gesendet.',
    sendAnswer: 'Antwort senden',
    sending: 'Wird gesendet …',
    withdraw: 'Bestellung zurückziehen',
    withdrawing: 'Wird zurückgezogen …',
    confirmWithdraw: 'Ja, zurückziehen',
    withdrawHint:
      'Nicht mehr nötig? Eine zurückgezogene Bestellung wird nicht ausgeführt; das lässt sich nicht rückgängig machen.',
    errorTitle: 'Bitte prüfen Sie Ihre Angaben',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    needsScript: 'Zum Antworten und Zurückziehen muss JavaScript eingeschaltet sein.',
  },
  /** After a press of "Freigabe anfordern". */
  confirmation: {
    title: 'Ihre Freigabe ist angefordert',
    mail: (p: { email: string }) =>
      `Ihre Firma hat die Anfrage bekommen; die Ware ist zurückgelegt. Sobald sie freigegeben ist, geht die Bestätigung an ${p.email}.`,
  },
};
