/** Words of forms: fields of an address, and what may be wrong or missing in them. */
export const forms = {
  requiredHint: '* Pflichtfeld',
  countries: { DE: 'Deutschland', AT: 'Österreich', CH: 'Schweiz' },
  addressFields: {
    vatId: 'USt-IdNr.',
    phone: 'Telefon',
  },
  addressWarnings: { houseNumberMissing: 'Die Hausnummer fehlt. Ist die Adresse so richtig?' },
  missing: {
    position: 'Nicht jeder Artikel ist bestellbar.',
    billingAddress: 'Die Rechnungsadresse fehlt.',
    shippingAddress: 'Die Lieferadresse fehlt.',
    paymentMethod: 'Die Zahlungsart fehlt.',
    shippingMethod: 'Die Versandart fehlt.',
    terms: 'Bitte lesen Sie die AGB und setzen Sie den Haken.',
    costCenter: 'Allen Positionen muss eine Kostenstelle zugeordnet sein, auf die Sie bestellen dürfen.',
    costCenterUnknown: 'Auf eine der genannten Kostenstellen können Sie nicht (mehr) bestellen.',
  },
  paymentObstacles: {
    onlyCompanies: 'Nur für Firmenkunden.',
    onlyCustomers: 'Nur für angemeldete Kunden.',
    aboveLimit: (given: { limit: string }) => `Nur bis ${given.limit} möglich.`,
    country: 'Für das Land der Rechnungsadresse nicht möglich.',
  },
  shippingObstacles: { country: 'In dieses Land wird so nicht versandt.' },
};
