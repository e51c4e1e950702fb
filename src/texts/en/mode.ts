export const mode: typeof import('../de/mode.ts').mode = {
  switcher: 'Price view',
  b2b: 'Business',
  b2c: 'Private',
  switchFailed: 'The price view could not be switched. Please try again.',
  switchNoAnswer: 'The shop does not answer. The price view is unchanged.',
  switchDown: 'The shop is under maintenance. The price view is unchanged.',
};
