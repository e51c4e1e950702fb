/** Sentences of the finder's lists of printers; both languages come with the views that show them. */
export const printerLists = {
  searchTitle: 'Drucker suchen',
  otherDevices: 'Weitere Drucker',
  found: (given: { count: number; term: string }) =>
    given.count === 1 ? `1 Drucker zu „${given.term}“` : `${given.count} Drucker zu „${given.term}“`,
  chooseDevice: (given: { brand: string }) => `Welchen Drucker von ${given.brand} haben Sie?`,
  emptyTitle: 'Kein Drucker gefunden',
};
