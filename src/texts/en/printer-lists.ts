/** English beside ../de/printer-lists.ts. */
export const printerLists: typeof import('../de/printer-lists.ts').printerLists = {
  searchTitle: 'Find a printer',
  otherDevices: 'Other printers',
  found: (given) =>
    given.count === 1 ? `1 printer for “${given.term}”` : `${given.count} printers for “${given.term}”`,
  chooseDevice: (given) => `Which printer of ${given.brand} do you have?`,
  emptyTitle: 'No printer found',
};
