export const catalogue = {
  wholeShop: 'Alle Artikel',
  wholeShopDescription: 'Tinte, Toner, Etiketten und alles für das Büro.',
  brandDescription: (p: { brand: string }) => `Alle Artikel von ${p.brand}.`,
  deviceTitle: (p: { device: string }) => `Zubehör für ${p.device}`,
  deviceDescription: (p: { device: string }) => `Diese Artikel passen zu ${p.device}.`,
  searchTitle: (p: { search: string }) => `Suche nach „${p.search}“`,
  facetCategory: 'Kategorie',
  facetBrand: 'Marke',
  facetMake: 'Ausführung',
  facetBasisfarbe: 'Farbe',
  facetFill: 'Füllmenge',
  facetPack: 'Packung',
  facetDeliveryState: 'Lieferzeit',
  facetPriceBand: 'Preis',
  facetYieldBand: 'Reichweite',
  facetBegreen: 'Umweltzeichen',
  facetBStock: 'B-Ware',
  onlyBStock: 'Nur B-Ware',

  colourSchwarz: 'Schwarz',
  colourCyan: 'Cyan',
  colourMagenta: 'Magenta',
  colourGelb: 'Gelb',
  colourFarbig: 'Mehrfarbig',
  colourGrau: 'Grau',
  colourWeiss: 'Weiß',
  colourSonstige: 'Andere Farben',

  fill: { standard: 'Standard', xl: 'XL', xxl: 'XXL' },
  pack: { single: 'Einzeln', set: 'Set, Mehrfachpack' },

  basePrice: (p: { price: string; per: string }) => `Grundpreis: ${p.price} je ${p.per}`,

  priceUpTo: (p: { upper: number }) => `bis ${p.upper} €`,
  priceBetween: (p: { lower: number; upper: number }) => `${p.lower} bis ${p.upper} €`,
  priceFrom: (p: { lower: number }) => `ab ${p.lower} €`,
  priceOnRequest: 'Preis auf Anfrage',
  yieldUpTo: (p: { upper: string }) => `bis ${p.upper} Seiten`,
  yieldBetween: (p: { lower: string; upper: string }) => `${p.lower} bis ${p.upper} Seiten`,
  yieldFrom: (p: { lower: string }) => `ab ${p.lower} Seiten`,

  sortRelevance: 'Relevanz',
  sortName: 'Name',
  sortPrice: 'Preis',
  sortYield: 'Reichweite',
  sortPageCost: 'Kosten je Seite',
  sortNewest: 'Neuheit',

  suggestedSet: 'Alle Farben im Set',

  fitting: (p: { device: string }) => `passend für ${p.device}`,
  wholeSet: (p: { device: string }) => `Alle Farben für ${p.device} im Set`,
  wholeSetPart: 'Alle Farben',
  devicePage: 'Zur Seite des Druckers:',
  whichDevice: 'Welcher Drucker ist es?',
  missingDevice: (p: { name: string }) => `Den ${p.name} führen wir nicht. Ähnlich:`,
  fittingTyped: (p: { typed: string }) => `passend für „${p.typed}“`,

  corrected: (given: { asked: string; shown: string }) =>
    `Für „${given.asked}“ gibt es keine Treffer. Gezeigt wird das Ergebnis für „${given.shown}“.`,
  omitted: (given: { words: readonly string[] }) =>
    `Mit allen Wörtern gibt es keinen Treffer. Gezeigt wird das Ergebnis ohne ${given.words.map((word) => `„${word}“`).join(', ')}.`,
};
