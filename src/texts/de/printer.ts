/** Sentences of a printer's page; both languages come with its view. */
export const printer = {
  table: (given: { printer: string }) => `Tinte und Toner für ${given.printer}, nach Farben`,
  colour: 'Farbe',
  columns: { original: 'Original', highYield: 'Original XL', alternative: 'Kompatibel, wiederaufbereitet' },
  sets: 'Alle Farben auf einmal',
  addSet: (given: { count: number; sum: string }) =>
    `Alle Farben in den Warenkorb · ${given.count} Artikel · ${given.sum}`,
  addPart: (given: { count: number; sum: string }) =>
    `In den Warenkorb · ${given.count} Artikel · ${given.sum}`,
  addingSet: 'Wird hinzugefügt …',
  missing: (given: { colours: readonly string[] }) => `Zurzeit ohne ${given.colours.join(', ')}.`,
  instead: (given: { parts: readonly { colour: string; kind: string }[] }) =>
    `Ersatzweise: ${given.parts.map(({ colour, kind }) => `${colour} (${kind})`).join(', ')}.`,
  pages: (given: { pages: string }) => `${given.pages} Seiten`,
  none: 'nicht im Sortiment',
  alsoOffered: 'Außerdem',
  allPrices: (given: { tax: string }) => `Alle Preise ${given.tax}, `,
  others: 'Was sonst noch passt',
  remember: 'Drucker merken',
  remembered: 'Gemerkt – entfernen',
};
