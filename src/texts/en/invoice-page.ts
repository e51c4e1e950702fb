import type { invoicePage as german } from '../de/invoice-page.ts';

export const invoicePage: typeof german = {
  title: 'Invoice',
  named: (given) => `Invoice ${given.number} of ${given.date}`,
  reversal: (given) => `Cancellation invoice ${given.number} of ${given.date}`,
  files: {
    invoice: { pdf: 'Invoice (PDF)', xml: 'Invoice (XML)' },
    reversal: { pdf: 'Cancellation invoice (PDF)', xml: 'Cancellation invoice (XML)' },
  },
  fileOf: (given) => `${given.label} ${given.number}, save`,
  pending: 'Loading …',
  failed: 'The invoice could not be loaded. Please try again.',
  soon: 'The invoice will be here as soon as it is written.',
  afterPayment: 'The invoice will be here as soon as your payment has come.',
  isXRechnung: 'The XRechnung (XML) is the invoice; the PDF shows it for reading.',
  isZugferd: 'The PDF holds the data of the invoice (ZUGFeRD).',
};
