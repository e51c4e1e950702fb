/** English beside ../de/printer-choice.ts. */
export const printerChoice: typeof import('../de/printer-choice.ts').printerChoice = {
  intro: 'Type the model or the number of the old cartridge above – or choose brand and printer.',
  emptyText: 'Check the spelling or choose the brand first.',
  searchExample: 'e.g. HP M404dn',
  brand: 'Brand',
  series: 'Series',
  model: 'Model',
  chooseBrand: 'Choose a brand',
  chooseSeries: 'Choose a series',
  chooseModel: 'Choose a model',
  others: 'Other printers',
  showBrand: 'Show printers',
  showAll: (given) => (given.count === 1 ? 'Show 1 printer' : `Show all ${given.count} printers`),
  open: 'To the printer',
  loading: 'The printers are being loaded …',
  failed: 'The printers cannot be had right now.',
  retry: 'Try again',
};
