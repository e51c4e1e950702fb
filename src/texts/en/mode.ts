export const mode: typeof import('../de/mode.ts').mode = {
  switcher: 'Price view',
  b2b: 'Business customers',
  b2c: 'Private customers',
  b2bHint: 'Net prices, plus VAT',
  b2cHint: 'Prices incl. VAT',
  switching: 'Switching prices …',
  switchedToB2b: 'You now see net prices for business customers.',
  switchedToB2c: 'You now see prices incl. VAT for private customers.',
  switchFailed: 'The price view could not be switched. Please try again.',
  switchNoAnswer: 'The shop does not answer. The price view is unchanged.',
  switchDown: 'The shop is under maintenance. The price view is unchanged.',
};
