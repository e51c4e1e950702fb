/** Invoices on the page of an order. */
export const invoicePage = {
  title: 'Rechnung',
  named: (given: { number: string; date: string }) => `Rechnung ${given.number} vom ${given.date}`,
  reversal: (given: { number: string; date: string }) => `Stornorechnung ${given.number} vom ${given.date}`,
  files: {
    invoice: { pdf: 'Rechnung (PDF)', xml: 'Rechnung (XML)' },
    reversal: { pdf: 'Stornorechnung (PDF)', xml: 'Stornorechnung (XML)' },
  },
  /** Begins with what is seen. */
  fileOf: (given: { label: string; number: string }) => `${given.label} ${given.number} speichern`,
  pending: 'Wird geladen …',
  failed: 'Die Rechnung konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  soon: 'Die Rechnung liegt hier, sobald sie geschrieben ist.',
  afterPayment: 'Die Rechnung liegt hier, sobald Ihre Zahlung eingegangen ist.',
  isXRechnung: 'Maßgeblich ist die XRechnung (XML); das PDF zeigt sie zum Lesen.',
  isZugferd: 'Das PDF enthält die Rechnungsdaten (ZUGFeRD).',
};
