const rows = (count: number): string => (count === 1 ? '1 Zeile' : `${count.toLocaleString('de')} Zeilen`);

interface Counts {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
}

/** Reading people, cost centers and budgets of a firm in from a file. */
export const tableImport = {
  titles: {
    people: 'Personen einlesen',
    costCenters: 'Kostenstellen einlesen',
    budgets: 'Budgets einlesen',
  },
  intro: {
    people:
      'Wer zu Ihrer Firma gehört, bekommt die Rechte aus der Datei; wer noch nicht dazugehört, wird per E-Mail eingeladen. Niemand wird entfernt, und Namen ändert jeder selbst.',
    costCenters:
      'Was unter einer Nummer schon besteht, wird geändert; jede neue Nummer wird eine neue Kostenstelle. Gelöscht wird nichts.',
    budgets:
      'Besteht ein Budget schon für diese Person, Kostenstelle und diesen Zeitraum, wird seine Höhe geändert; sonst kommt es dazu und zählt ab heute. Gelöscht wird nichts.',
  },
  room: (p: { count: number; most: number }) =>
    `Bisher gibt es ${p.count.toLocaleString('de')} von höchstens ${p.most.toLocaleString('de')}.`,
  invitationsLeft: (p: { left: number }) =>
    p.left === 0
      ? 'In dieser Stunde können Sie niemanden mehr einladen.'
      : `In dieser Stunde können Sie noch ${p.left === 1 ? 'eine Person' : `${p.left} Personen`} einladen.`,
  columnsTitle: 'Spalten der Datei',
  columnsHint:
    'Die erste Zeile nennt die Spalten, in beliebiger Reihenfolge. Andere Spalten stören nicht; eine Spalte, die fehlt, lässt alles, wie es ist.',
  cellHints: {
    people:
      'Verwaltung, Vertretung und Darf bestellen: ja oder nein. Wer neu ist, braucht Vor- und Nachnamen.',
    costCenters:
      'Zustand: aktiv oder inaktiv. Mehrere E-Mail-Adressen trennt ein Komma; steht keine da, dürfen alle buchen.',
    budgets:
      'Zeitraum: Monat, Quartal oder Jahr. Person, Kostenstelle oder beides. Betrag zum Beispiel 1.500,00.',
  },
  pattern: 'Leeres Muster speichern',
  patternName: { people: 'muster-personen', costCenters: 'muster-kostenstellen', budgets: 'muster-budgets' },
  listHint: 'Wie alles jetzt steht, speichern Sie als CSV über der Liste; die Datei passt hierher.',
  toList: { people: 'Zu den Personen', costCenters: 'Zu den Kostenstellen', budgets: 'Zu den Budgets' },
  file: 'CSV-Datei',
  fileHint: (p: { rows: number }) =>
    `Höchstens ${p.rows.toLocaleString('de')} Zeilen und 1 MB, durch Semikolon oder Komma getrennt. Beim Auswählen wird noch nichts geändert.`,
  otherFile: 'Andere CSV-Datei',
  needsScript: 'Dafür braucht Ihr Browser JavaScript.',
  reading: (p: { file: string }) => `„${p.file}“ wird gelesen …`,
  previewing: (p: { file: string }) => `„${p.file}“ wird mit Ihrer Firma verglichen …`,
  importing: 'Die Zeilen werden übernommen …',
  unreadableTitle: (p: { file: string }) => `„${p.file}“ kann nicht gelesen werden`,
  faults: {
    tooLarge: 'Die Datei ist zu groß: Bitte teilen Sie sie, mehr als 1 MB geht nicht auf einmal.',
    noText:
      'Das ist keine CSV-Datei. In Excel wählen Sie bitte „Speichern unter“ und den Dateityp „CSV UTF-8 (durch Trennzeichen getrennt)“.',
    malformed: 'Die Datei ist keine vollständige Tabelle: Ein Anführungszeichen fehlt oder steht zu viel.',
    empty: 'Unter der Zeile mit den Spaltennamen steht nichts.',
    tooManyRows: (p: { most: number }) =>
      `Die Datei hat zu viele Zeilen: Bitte teilen Sie sie, mehr als ${p.most.toLocaleString('de')} gehen nicht auf einmal.`,
    tooManyColumns: (p: { most: number }) => `Die Datei hat mehr als ${p.most} Spalten.`,
    unreadable: 'Ihr Browser konnte die Datei nicht öffnen. Bitte wählen Sie sie noch einmal.',
  },
  inLine: (p: { line: number }) => `Zeile ${p.line}`,
  unusableTitle: (p: { file: string }) => `„${p.file}“ passt nicht`,
  notComparedTitle: 'Die Datei konnte nicht verglichen werden',
  refusedTitle: 'Es wurde nichts übernommen',
  changedTitle: 'Die Vorschau hat sich geändert',
  unansweredTitle: 'Ob die Zeilen übernommen sind, ist nicht sicher',
  failed: 'Der Shop hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
  unanswered:
    'Der Shop hat nicht geantwortet. Versuchen Sie es bitte noch einmal: Doppelt übernommen wird dabei nichts.',
  retry: 'Noch einmal versuchen',
  previewTitle: (p: { file: string }) => `Vorschau von „${p.file}“`,
  doneTitle: (p: { file: string }) => `Aus „${p.file}“ übernommen`,
  counts: (p: Counts) =>
    `${p.new} neu, ${p.changed} geändert, ${p.unchanged} unverändert, ${p.refused} mit Fehlern.`,
  done: (p: Counts) =>
    `${rows(p.new + p.changed)} ${p.new + p.changed === 1 ? 'ist' : 'sind'} übernommen: ${p.new} neu, ${p.changed} geändert.` +
    (p.refused === 0 ? '' : ` Ausgelassen: ${rows(p.refused)} mit Fehlern.`),
  ignored: (p: { columns: string }) => `Nicht übernommen werden diese Spalten: ${p.columns}.`,
  nothing: 'Zu übernehmen ist nichts: Alle Zeilen ohne Fehler gelten in Ihrer Firma schon so.',
  confirm: (p: Counts) =>
    `${rows(p.new + p.changed)} übernehmen` +
    (p.refused === 0 ? '' : `, ${p.refused.toLocaleString('de')} auslassen`),
  saveRefused: 'Zeilen mit Fehlern speichern',
  refusedName: 'zeilen-mit-fehlern',
  faultColumn: 'Fehler',
  rowsCaption: 'Zeilen der Datei, die mit Fehlern zuerst',
  unchangedTitle: 'Unveränderte Zeilen',
  columns: {
    line: 'Zeile',
    name: { people: 'Person', costCenters: 'Kostenstelle', budgets: 'Budget' },
    outcome: 'Was geschieht',
    details: 'Einzelheiten',
  },
  withoutName: 'ohne Angabe',
  outcomes: { new: 'neu', changed: 'geändert', unchanged: 'unverändert', refused: 'ausgelassen' },
  given: (p: { column: string; to: string }) => `${p.column}: ${p.to}`,
  change: (p: { column: string; from: string; to: string }) => `${p.column}: ${p.from} → ${p.to}`,
  empty: 'leer',
  fault: (p: { column: string; sentence: string }) => `${p.column}: ${p.sentence}`,
};
