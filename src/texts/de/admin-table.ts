/** What is said around the tables of a firm: their columns, their order, and their files. */
export const adminTable = {
  tools: 'Tabelle',
  sortBy: 'Sortieren nach',
  columns: 'Spalten',
  shown: (p: { shown: number; all: number }) => `${p.shown} von ${p.all}`,
  columnsHint: 'Die erste Spalte bleibt immer stehen. Ihre Wahl merkt sich dieser Browser.',
  apply: 'Spalten übernehmen',
  usual: 'Übliche Spalten',
  /** What is seen, and what is said of it: the same words first. */
  exports: {
    csv: { label: 'Als CSV', name: 'Als CSV speichern' },
    xlsx: { label: 'Als Excel', name: 'Als Excel speichern' },
  },
  exporting: 'Datei wird erstellt …',
  exportFailed: 'Die Datei konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  leftOut: (p: { rows: string; left: string }) =>
    `Die Datei enthält die ersten ${p.rows} Zeilen; ${p.left} weitere fehlen. Grenzen Sie die Suche oder die Tage ein, um sie zu bekommen.`,
};
