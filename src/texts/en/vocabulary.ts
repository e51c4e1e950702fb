const workingDays = (given: { minimum: number; maximum: number }): string =>
  given.minimum === given.maximum
    ? `${given.minimum} working ${given.minimum === 1 ? 'day' : 'days'}`
    : `${given.minimum}–${given.maximum} working days`;

/** English words used everywhere; literal labels of the spec stay as they are. */
export const vocabulary: typeof import('../de/vocabulary.ts').vocabulary = {
  loading: 'Loading...',
  dataLoading: 'Loading data, please wait ....',

  quantity: 'Quantity',
  units: {
    Stück: ['piece', 'pieces'],
    Packung: ['pack', 'packs'],
    Karton: ['box', 'boxes'],
    Rolle: ['roll', 'rolls'],
    Set: ['set', 'sets'],
    Palette: ['pallet', 'pallets'],
  },
  quantityOf: (given) => `Quantity of ${given.name}`,
  quantityCorrected: {
    belowMinimum: (given) => `Raised to the minimum quantity ${given.stored}.`,
    aboveMaximum: (given) => `At most ${given.stored} are possible.`,
    notOnStep: (given) => `Rounded to the pack size: ${given.stored}.`,
    notANumber: (given) => `Not a number: it stays ${given.stored}.`,
    limitPerArticle: (given) => `At most ${given.stored}, because more per article is not possible.`,
  },
  stockLeft: (given) => `Only ${given.amount} left.`,
  addToBasket: 'Add to basket',
  addNamedToBasket: (given) => `Add ${given.name} to basket`,
  adding: 'Adding …',
  addingNeedsScript: 'Adding needs JavaScript.',
  whyNot: 'Why not?',
  obstacles: {
    adminMode: 'Nothing can be ordered in this view.',
    mayNotOrder: 'Ordering is not enabled for you at the moment.',
    priceOnRequest: 'The price of this article is given on request only.',
    priceHidden: 'Prices are not shown at the moment.',
  },

  priceOnRequest: 'Price on request',
  inclVat: 'incl. VAT',
  exclVat: 'plus VAT',
  plusShipping: 'plus shipping',
  taxExempt: 'tax-exempt',
  unitPrice: 'Unit price',
  basePrice: (given) => `${given.price} / ${given.per}`,
  grossBeside: (given) => `${given.price} incl. VAT`,
  fromQuantity: (given) => `from ${given.quantity}: ${given.price}`,
  costPerPage: (given) => `${given.price} per page`,

  stockCount: (given) => `${given.count} in stock`,
  deliveryStates: {
    warehouse: 'In stock',
    soldOut: 'Sold out',
    shortTerm: 'Available shortly',
    orderedGoods: 'Ordered for you',
    discontinued: 'No longer available',
    onRequest: 'Date on request',
    fromManufacturer: 'Shipped by the manufacturer',
  },
  workingDays,
  deliveryPromise: (given) =>
    given.maximum === 0
      ? 'Delivery date on request'
      : `Delivery in ${workingDays(given)}${given.isPrepaid ? ' from the transfer order' : ''}`,
  basisfarben: {
    schwarz: 'Black',
    cyan: 'Cyan',
    magenta: 'Magenta',
    gelb: 'Yellow',
    farbig: 'Colour',
    grau: 'Grey',
    weiss: 'White',
    sonstige: 'Other',
  },

  goToPage: (given) => `Page ${given.page}`,
  printerFinder: 'Printer finder',
};
