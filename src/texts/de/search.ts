/** Sentences of the search box and its suggestions. */
export const search = {
  label: 'Suche nach Modell, OEM-Nummer oder Stichwort',
  placeholder: 'Modell/OEM Nr.',
  submit: 'Suchen',
  clear: 'Suchfeld leeren',
  suggestions: 'Vorschläge',
  kinds: {
    number: 'Nummer',
    device: 'Drucker',
    article: 'Artikel',
    category: 'Kategorie',
    brand: 'Marke',
  },
  showAll: (given: { count: number }) => `Alle ${given.count} Vorschläge anzeigen`,
  found: (given: { count: number }) =>
    given.count === 1 ? '1 Vorschlag' : `${given.count} Vorschläge, mit den Pfeiltasten erreichbar`,
  none: 'Kein Vorschlag zu diesem Begriff. Mit Enter suchen Sie im ganzen Shop.',
  failed: 'Vorschläge sind gerade nicht verfügbar. Mit Enter suchen Sie trotzdem.',
  failedNoAnswer: 'Keine Verbindung zum Shop. Bitte prüfen Sie Ihr Netz und versuchen Sie es erneut.',
  failedDown: 'Der Shop wird gerade gewartet. Bitte versuchen Sie es später noch einmal.',
};
