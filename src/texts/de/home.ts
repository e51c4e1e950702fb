/** Sentences of the home page. */
export const home = {
  metaTitle: 'Tinte, Toner und Bürobedarf',
  metaDescription:
    'Passende Tinte, Toner und Farbbänder für über 2.700 Drucker finden: mit Modellname oder OEM-Nummer in wenigen Sekunden zum richtigen Verbrauchsmaterial.',
  heading: 'Was passt in Ihren Drucker?',
  finderTitle: 'Druckerfinder',
  chooseBrand: 'Hersteller wählen',
  topDevices: 'Drucker der großen Hersteller',
  allBrands: 'Alle Hersteller',
  allDevices: 'Alle Drucker',
  allArticles: 'Alle Artikel',
  offersTitle: 'Neu im Sortiment',
  makersTitle: 'Alles fürs Büro: bekannte Hersteller',
  toCategories: 'Alle Kategorien',
  toBrands: 'Alle Marken',
  toMakers: 'Hersteller von A bis Z',
  toIndex: 'Das ganze Sortiment von A bis Z',
  promiseDelivery: 'Lagerware in 1–2 Werktagen',
  promiseInvoice: 'Kauf auf Rechnung',
  promiseFit: 'Passt oder Geld zurück',
};
