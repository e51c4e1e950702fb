/** English sentences of the home page. */
export const home: typeof import('../de/home.ts').home = {
  metaTitle: 'Ink, toner and office supplies',
  metaDescription: 'Find ink, toner and ribbons for more than 2,700 printers by model name or OEM number.',
  heading: 'What fits your printer?',
  finderTitle: 'Printer finder',
  chooseBrand: 'Choose a brand',
  topDevices: 'Printers of the big makers',
  allBrands: 'All brands',
  allDevices: 'All printers',
  allArticles: 'All articles',
  offersTitle: 'New in the shop',
  promiseDelivery: 'Stock articles in 1–2 working days',
  promiseInvoice: 'Purchase on account',
  promiseFit: 'Fits or money back',
};
