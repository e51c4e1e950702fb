/** Sentences of the printer finder's box and lists; both languages come with the views that show them. */
export const printerChoice = {
  intro:
    'Geben Sie oben das Modell oder die Nummer der alten Patrone ein – oder wählen Sie Hersteller und Drucker.',
  emptyText: 'Prüfen Sie die Schreibweise oder wählen Sie zuerst den Hersteller.',
  searchExample: 'z. B. HP M404dn',
  brand: 'Hersteller',
  series: 'Serie',
  model: 'Modell',
  chooseBrand: 'Hersteller wählen',
  chooseSeries: 'Serie wählen',
  chooseModel: 'Modell wählen',
  others: 'Weitere Drucker',
  showBrand: 'Drucker zeigen',
  showAll: (given: { count: number }) =>
    given.count === 1 ? '1 Drucker zeigen' : `Alle ${given.count} Drucker zeigen`,
  open: 'Zum Drucker',
  loading: 'Die Drucker werden geladen …',
  failed: 'Die Drucker sind gerade nicht zu bekommen.',
  retry: 'Erneut versuchen',
};
