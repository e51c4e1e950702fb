/** The page on which many numbers are ordered at once. */
export const quickOrder = {
  title: 'Schnellbestellung',
  metaDescription:
    'Viele Artikel auf einmal bestellen: Nummern tippen, aus Excel einfügen oder als Datei hochladen.',
  intro:
    'Tippen Sie Nummern, fügen Sie eine Liste ein, oder laden Sie eine Datei hoch. Es genügt die Artikelnummer, die Nummer des Herstellers oder eine alte Nummer.',
  needsScript: 'Für die Schnellbestellung muss JavaScript eingeschaltet sein.',
  notAllowed: 'Bestellungen sind für Sie derzeit nicht freigeschaltet. Nachsehen können Sie hier trotzdem.',
  /** What is pasted or chosen. */
  readTitle: 'Eine ganze Liste',
  paste: 'Liste einfügen',
  pasteHint:
    'Eine Zeile je Artikel, Nummer und Menge in beliebiger Reihenfolge, getrennt durch Tabulator, Semikolon oder Komma. Aus Excel: Spalten kopieren und hier einfügen.',
  pasteExample: 'CF259X; 2',
  take: 'Zeilen übernehmen',
  file: 'Datei hochladen',
  fileHint: (p: { most: number }) => `CSV oder Excel (XLSX), bis zu ${p.most} Zeilen.`,
  sample: 'Beispieldatei herunterladen',
  sampleName: 'schnellbestellung-beispiel',
  sampleHeads: ['Nummer', 'Menge'],
  /** What is under way. */
  reading: 'Die Liste wird gelesen …',
  resolving: 'Die Nummern werden nachgeschlagen …',
  adding: 'Die Artikel kommen in den Warenkorb …',
  read: (p: { count: number }) => (p.count === 1 ? 'Eine Zeile gelesen.' : `${p.count} Zeilen gelesen.`),
  /** What went wrong. */
  faultTitle: 'Die Liste ist nicht übernommen',
  faults: {
    unreadable: 'Das lässt sich nicht als Liste lesen. Bitte speichern Sie die Datei als CSV oder XLSX.',
    tooLarge: 'Die Datei ist zu groß. Es genügen die Spalten mit Nummer und Menge.',
    empty: 'Darin steht keine Zeile mit einer Nummer.',
  },
  tooMany: (p: { read: number; most: number }) =>
    `Das wären ${p.read} Zeilen; möglich sind ${p.most}. Hinzugekommen ist nichts: Bitte bestellen Sie in zwei Teilen.`,
  unresolvedTitle: 'Die Nummern sind nicht nachgeschlagen',
  notAddedTitle: 'Die Artikel sind nicht im Warenkorb',
  unansweredTitle: 'Ohne Antwort',
  unanswered:
    'Wir wissen nicht, ob die Artikel im Warenkorb sind. Bitte sehen Sie dort nach, bevor Sie es noch einmal versuchen.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  retry: 'Noch einmal versuchen',
  /** The lines. */
  linesTitle: 'Zeilen',
  number: 'Nummer',
  quantity: 'Menge',
  numberOf: (p: { place: number }) => `Nummer, Zeile ${p.place}`,
  quantityOf: (p: { place: number }) => `Menge, Zeile ${p.place}`,
  newNumber: 'Nummer, neue Zeile',
  newQuantity: 'Menge, neue Zeile',
  remove: (p: { place: number }) => `Zeile ${p.place} entfernen`,
  clear: 'Alle Zeilen entfernen',
  states: {
    open: 'Wird nachgeschlagen',
    ok: 'Gefunden',
    corrected: 'Gefunden',
    ambiguous: 'Bitte wählen',
    replaced: 'Ersetzt',
    unknown: 'Nicht gefunden',
  },
  notAvailable: 'Nicht bestellbar',
  otherQuantity: 'Menge ändern',
  choose: 'Nehmen',
  chooseNamed: (p: { name: string }) => `${p.name} nehmen`,
  more: (p: { count: number }) =>
    p.count === 1
      ? 'Ein weiterer passt; die Suche zeigt ihn.'
      : `${p.count} weitere passen; die Suche zeigt sie.`,
  search: 'Suchen',
  searchFor: (p: { number: string }) => `Nach „${p.number}“ suchen`,
  articleNumber: (p: { number: string }) => `Art.-Nr. ${p.number}`,
  each: (p: { price: string; unit: string }) => `${p.price} je ${p.unit}`,
  tooManyOf: (p: { most: string }) => `So viele sind nicht zu haben, höchstens ${p.most}.`,
  takeMost: (p: { most: string }) => `${p.most} nehmen`,
  notANumber: 'Das ist keine Menge.',
  noneOfIt: 'Mit dieser Menge wird die Zeile nicht bestellt.',
  toFirstLeft: 'Zur ersten davon',
  corrected: (p: { typed: string; quantity: string }) =>
    `Statt ${p.typed} werden es ${p.quantity}, weil es den Artikel nur in bestimmten Mengen gibt.`,
  /** What goes into the basket. */
  sum: (p: { count: number; sum: string }) =>
    p.count === 1 ? `Eine Zeile ist bestellbar, ${p.sum}` : `${p.count} Zeilen sind bestellbar, ${p.sum}`,
  net: 'netto, zzgl. Versand',
  gross: 'inkl. MwSt., zzgl. Versand',
  left: (p: { count: number }) =>
    p.count === 1 ? 'Eine Zeile ist noch offen.' : `${p.count} Zeilen sind noch offen.`,
  add: (p: { count: number }) => `Alle in den Warenkorb${p.count === 0 ? '' : ` (${p.count})`}`,
  added: (p: { count: number }) =>
    p.count === 1 ? 'Eine Zeile ist im Warenkorb.' : `${p.count} Zeilen sind im Warenkorb.`,
  stays: (p: { count: number }) =>
    p.count === 1 ? 'Eine steht noch hier, mit dem Grund.' : `${p.count} stehen noch hier, mit dem Grund.`,
  toBasket: 'Zum Warenkorb',
};
