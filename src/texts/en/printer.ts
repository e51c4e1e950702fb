/** English beside ../de/printer.ts. */
export const printer: typeof import('../de/printer.ts').printer = {
  table: (given) => `Ink and toner for ${given.printer}, by colour`,
  colour: 'Colour',
  columns: { original: 'Original', highYield: 'Original XL', alternative: 'Compatible or rebuilt' },
  sets: 'All colours at once',
  addSet: (given) => `Add all colours to basket · ${given.count} articles · ${given.sum}`,
  addPart: (given) =>
    `Add to basket · ${given.count === 1 ? '1 article' : `${given.count} articles`} · ${given.sum}`,
  addingSet: 'Adding …',
  missing: (given) => `At present without ${given.colours.join(', ')}.`,
  instead: (given) => `Instead: ${given.parts.map(({ colour, kind }) => `${colour} (${kind})`).join(', ')}.`,
  pages: (given) => `${given.pages} pages`,
  none: 'not in our range',
  alsoOffered: 'Also',
  allPrices: (given) => `All prices ${given.tax}, `,
  others: 'What else fits',
  remember: 'Remember printer',
  remembered: 'Remembered – remove',
};
