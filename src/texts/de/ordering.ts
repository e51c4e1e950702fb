/** Sentences of basket, checkout and order that the server says. */
export const ordering = {
  articleNotFound: (p: { articleNumber: string }) => `Den Artikel ${p.articleNumber} gibt es nicht (mehr).`,
  orderNotAllowed: 'Bestellungen sind für Sie derzeit nicht freigeschaltet.',
  articleWithoutPrice: (p: { name: string }) => `${p.name}: Preis auf Anfrage.`,
  articleNotOrderable: (p: { name: string }) => `${p.name} kann derzeit nicht bestellt werden.`,
  quantityTooHigh: (p: { name: string; maximum: number }) =>
    `${p.name}: Es können höchstens ${p.maximum} je Bestellung bestellt werden.`,
  stockTooLow: (p: { name: string; available: number }) =>
    p.available > 0
      ? `${p.name}: Es sind nur noch ${p.available} verfügbar.`
      : `${p.name} ist nicht mehr verfügbar.`,
  basketFull: (p: { maximum: number }) => `Der Warenkorb fasst höchstens ${p.maximum} Positionen.`,
  basketEmpty: 'Ihr Warenkorb ist leer.',
  basketChanged: 'Ihr Warenkorb hat sich inzwischen geändert. Bitte prüfen Sie ihn noch einmal.',
  positionNotFound: 'Diese Position ist nicht mehr im Warenkorb.',
  priceRisen: 'Ein Preis ist gestiegen. Bitte prüfen Sie die neuen Preise und bestellen Sie erneut.',
  tokenConflict: 'Diese Bestellung passt nicht zu Ihrem Warenkorb. Bitte prüfen Sie ihn noch einmal.',
  addressNotFound: 'Diese Adresse gibt es nicht.',
  methodNotFound: 'Diese Auswahl gibt es nicht.',
  orderNotFound: 'Diese Bestellung gibt es nicht.',
  fieldsInvalid: 'Bitte prüfen Sie die markierten Felder.',
  modeNotAllowed: 'Diese Ansicht steht derzeit nicht zur Verfügung.',
  guestEmailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  customerNeedsNoEmail: 'Sie sind angemeldet; die Bestellung läuft über Ihr Kundenkonto.',
  missing: {
    billingAddress: 'Bitte geben Sie eine Rechnungsadresse an.',
    shippingAddress: 'Bitte geben Sie eine Lieferadresse an.',
    paymentMethod: 'Bitte wählen Sie eine Zahlungsart.',
    shippingMethod: 'Bitte wählen Sie eine Versandart.',
    terms: 'Bitte lesen und akzeptieren Sie die AGB.',
    costCenter: 'Allen Positionen muss eine Kostenstelle zugeordnet sein.',
  },
  addressFaults: {
    required: 'Bitte ausfüllen.',
    companyRequired: 'Bitte geben Sie die Firma an.',
    zipFiveDigits: 'Die Postleitzahl hat fünf Ziffern.',
    zipFourDigits: 'Die Postleitzahl hat vier Ziffern.',
    vatIdInvalid: 'Diese USt-IdNr. hat nicht die Form ihres Landes.',
    phoneInvalid: 'Bitte geben Sie eine Telefonnummer aus Ziffern an.',
  },
  ibanFaults: {
    missing: 'Bitte geben Sie eine IBAN an.',
    invalid: 'Diese IBAN ist nicht gültig.',
    notSepa: 'Von diesem Konto kann nicht per SEPA-Lastschrift eingezogen werden.',
  },
  accountHolderMissing: 'Bitte geben Sie den Kontoinhaber an.',
  paymentObstacles: {
    onlyCompanies: 'Nur für Geschäftskunden.',
    onlyCustomers: 'Nur für angemeldete Kunden.',
    aboveLimit: (p: { limit: string }) => `Nur bis ${p.limit}.`,
    belowLimit: (p: { limit: string }) => `Erst ab ${p.limit}.`,
    country: 'Für dieses Land nicht verfügbar.',
    inactive: 'Derzeit nicht verfügbar.',
  },
  shippingObstacles: {
    country: 'In dieses Land nicht verfügbar.',
    weight: 'Für dieses Gewicht nicht verfügbar.',
    stock: 'Nur für Artikel, die vollständig auf Lager sind.',
    pickup: 'Nicht alle Artikel können abgeholt werden.',
    inactive: 'Derzeit nicht verfügbar.',
  },
};
