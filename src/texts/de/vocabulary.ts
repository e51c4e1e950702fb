const workingDays = (given: { minimum: number; maximum: number }): string =>
  given.minimum === given.maximum
    ? `${given.minimum} ${given.minimum === 1 ? 'Werktag' : 'Werktage'}`
    : `${given.minimum}–${given.maximum} Werktage`;

/** What the catalogue sells by, as it writes it. */
type Unit = 'Stück' | 'Packung' | 'Karton' | 'Rolle' | 'Set' | 'Palette';

/** Words used everywhere in the shop: prices, quantities, delivery, fields, reasons. */
export const vocabulary = {
  loading: 'Lade...',
  dataLoading: 'Daten werden geladen, bitte warten ....',

  quantity: 'Menge',
  /** What articles are sold by: one and several of it. */
  units: {
    Stück: ['Stück', 'Stück'],
    Packung: ['Packung', 'Packungen'],
    Karton: ['Karton', 'Kartons'],
    Rolle: ['Rolle', 'Rollen'],
    Set: ['Set', 'Sets'],
    Palette: ['Palette', 'Paletten'],
  } as Readonly<Record<Unit, readonly [one: string, several: string]>>,
  quantityOf: (given: { name: string }) => `Menge von ${given.name}`,
  quantityCorrected: {
    belowMinimum: (given: { stored: string }) => `Auf die Mindestmenge ${given.stored} erhöht.`,
    aboveMaximum: (given: { stored: string }) => `Höchstens ${given.stored} möglich.`,
    notOnStep: (given: { stored: string }) => `Auf die Packungsgröße gerundet: ${given.stored}.`,
    notANumber: (given: { stored: string }) => `Das ist keine Zahl: Es bleibt bei ${given.stored}.`,
    limitPerArticle: (given: { stored: string }) =>
      `Höchstens ${given.stored}, weil mehr je Artikel nicht möglich ist.`,
  },
  /** @param given amount with its unit, '1 Packung' */
  stockLeft: (given: { amount: string; isOne: boolean }) =>
    `Es ${given.isOne ? 'ist' : 'sind'} nur noch ${given.amount} verfügbar.`,
  addToBasket: 'In den Warenkorb',
  addNamedToBasket: (given: { name: string }) => `${given.name} in den Warenkorb`,
  adding: 'Wird hinzugefügt …',
  addingNeedsScript: 'Zum Hinzufügen wird JavaScript benötigt.',
  whyNot: 'Warum nicht?',
  obstacles: {
    adminMode: 'In dieser Ansicht kann nichts bestellt werden.',
    mayNotOrder: 'Bestellungen sind für Sie derzeit nicht freigeschaltet.',
    priceOnRequest: 'Für diesen Artikel gibt es nur einen Preis auf Anfrage.',
    priceHidden: 'Preise werden derzeit nicht angezeigt.',
  },

  priceOnRequest: 'Preis auf Anfrage',
  inclVat: 'inkl. MwSt.',
  exclVat: 'zzgl. MwSt.',
  plusShipping: 'zzgl. Versand',
  taxExempt: 'steuerbefreit',
  unitPrice: 'Einzelpreis',
  basePrice: (given: { price: string; per: string }) => `${given.price} / ${given.per}`,
  grossBeside: (given: { price: string }) => `${given.price} inkl. MwSt.`,
  fromQuantity: (given: { quantity: string; price: string }) => `ab ${given.quantity}: ${given.price}`,
  costPerPage: (given: { price: string }) => `${given.price} pro Seite`,

  stockCount: (given: { count: string }) => `${given.count} auf Lager`,
  deliveryStates: {
    warehouse: 'Lagerware',
    soldOut: 'Ausverkauft',
    shortTerm: 'Kurzfristig lieferbar',
    orderedGoods: 'Bestellware',
    discontinued: 'Nicht mehr lieferbar',
    onRequest: 'Termin auf Anfrage',
    fromManufacturer: 'Direktversand ab Hersteller',
  },
  workingDays,
  /** When the goods of an order come; 0 days when no date can be promised (Art. 246a § 1 (1) no. 10 EGBGB). */
  deliveryPromise: (given: { minimum: number; maximum: number; isPrepaid: boolean }) =>
    given.maximum === 0
      ? 'Liefertermin auf Anfrage'
      : `Lieferzeit ${workingDays(given)}${given.isPrepaid ? ' ab Zahlungsanweisung' : ''}`,
  basisfarben: {
    schwarz: 'Schwarz',
    cyan: 'Cyan',
    magenta: 'Magenta',
    gelb: 'Gelb',
    farbig: 'Farbig',
    grau: 'Grau',
    weiss: 'Weiß',
    sonstige: 'Sonstige',
  },

  goToPage: (given: { page: number }) => `Seite ${given.page}`,
  printerFinder: 'Druckerfinder',
};
