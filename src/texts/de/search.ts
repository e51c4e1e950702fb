/** Sentences of the search box and its suggestions. */
export const search = {
  label: 'Suche nach Modell, OEM-Nummer oder Stichwort',
  placeholder: 'Modell/OEM Nr.',
  example: 'z. B. HP M404dn oder CF259X',
  submit: 'Suchen',
  suggestions: 'Vorschläge',
  kinds: {
    number: 'Nummern',
    device: 'Drucker',
    page: 'Seiten',
    article: 'Artikel',
    category: 'Kategorien',
    brand: 'Marken',
  },
  showAll: (given: { count: number }) =>
    given.count === 1 ? '1 Treffer zeigen' : `Alle ${given.count} Treffer`,
  found: (given: { count: number }) =>
    given.count === 1 ? '1 Vorschlag' : `${given.count} Vorschläge, mit den Pfeiltasten erreichbar`,
  none: 'Kein Vorschlag zu diesem Begriff. Mit Enter suchen Sie im ganzen Shop.',
  failed: 'Vorschläge sind gerade nicht verfügbar. Mit Enter suchen Sie trotzdem.',
  failedNoAnswer: 'Keine Verbindung zum Shop. Bitte prüfen Sie Ihr Netz und versuchen Sie es erneut.',
  failedDown: 'Der Shop wird gerade gewartet. Bitte versuchen Sie es später noch einmal.',
};
