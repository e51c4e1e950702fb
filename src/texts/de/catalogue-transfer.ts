interface Fault {
  /** Column it is about. */
  readonly head: string;
  readonly value: string;
  readonly detail: string;
}

interface Counts {
  readonly new: number;
  readonly changed: number;
  readonly same: number;
  readonly gone: number;
}

const count = (number: number): string => number.toLocaleString('de');

/** Bringing in and giving out a catalogue as files. */
export const catalogueTransfer = {
  at: (p: { file: string; line: number; sentence: string }) => `${p.file}, Zeile ${p.line}: ${p.sentence}`,
  faults: {
    unknownColumn: (p: Fault) => `Die Spalte „${p.value}“ gibt es nicht. Es gibt: ${p.detail}.`,
    missingColumn: (p: Fault) => `Die Spalte „${p.value}“ fehlt.`,
    doubleColumn: (p: Fault) => `Die Spalte „${p.value}“ steht zweimal da.`,
    noHead: () => 'Die Datei ist leer; die erste Zeile nennt die Spalten.',
    malformed: () =>
      'Ab hier ist die Datei keine Tabelle mehr: Ein Anführungszeichen fehlt oder steht zu viel, oder die Zeile ist zu lang.',
    width: (p: Fault) => `Die Zeile hat ${p.value} statt ${p.detail} Spalten.`,
    empty: (p: Fault) => `${p.head} fehlt.`,
    unsaid: (p: Fault) => `„${p.value}“ ist neu und braucht die Spalte „${p.head}“, die in der Datei fehlt.`,
    tooLong: (p: Fault) => `${p.head} ist zu lang: höchstens ${p.detail} Zeichen.`,
    control: (p: Fault) =>
      `${p.head} enthält Steuerzeichen oder Zeilenumbrüche, die dort nicht stehen dürfen.`,
    encoding: (p: Fault) => `${p.head} ist nicht in UTF-8 geschrieben.`,
    slug: (p: Fault) =>
      `${p.head} „${p.value}“ ist kein Kürzel: Kleinbuchstaben und Ziffern, dazwischen einzelne Bindestriche.`,
    articleNumber: (p: Fault) => `${p.head} „${p.value}“ darf nur Buchstaben und Ziffern haben.`,
    ean: (p: Fault) => `${p.head} „${p.value}“ hat nicht 8 oder 13 Ziffern.`,
    eanCheck: (p: Fault) => `${p.head} „${p.value}“ ist verschrieben: die Prüfziffer passt nicht.`,
    email: (p: Fault) => `${p.head} „${p.value}“ ist keine E-Mail-Adresse.`,
    choice: (p: Fault) => `${p.head} „${p.value}“ gibt es nicht. Es gibt: ${p.detail}.`,
    whole: (p: Fault) => `${p.head} „${p.value}“ ist keine ganze Zahl von ${p.detail}.`,
    decimal: (p: Fault) =>
      `${p.head} „${p.value}“ ist keine Zahl mit höchstens ${p.detail} Stellen hinter dem Komma.`,
    price: (p: Fault) =>
      `${p.head} „${p.value}“ ist kein Preis: Euro über 0 mit höchstens zwei Stellen hinter dem Komma, ohne Tausenderpunkt.`,
    taxRate: (p: Fault) => `${p.head} „${p.value}“ gibt es nicht. Es gibt: ${p.detail} (Prozent).`,
    flag: (p: Fault) => `${p.head} „${p.value}“ heißt weder „ja“ noch „nein“.`,
    day: (p: Fault) => `${p.head} „${p.value}“ ist kein Tag wie 2026-11-28.`,
    pairs: (p: Fault) => `${p.head} „${p.value}“ ist keine Liste wie „Farbe=Schwarz|Gewicht=60 g“.`,
    doubled: (p: Fault) => `${p.head} „${p.value}“ steht schon in Zeile ${p.detail}.`,
    unknown: (p: Fault) => `${p.head} „${p.value}“ gibt es weder in ${p.detail} noch im Shop.`,
    taken: (p: Fault) => `${p.head} „${p.value}“ gehört schon zu „${p.detail}“.`,
    circle: (p: Fault) => `„${p.value}“ liegt unter sich selbst.`,
    euPartly: () => 'Name, Anschrift und E-Mail des EU-Verantwortlichen stehen alle da oder keine.',
    maximum: () => 'Die Höchstmenge ist kleiner als die Mindestmenge.',
    basePrice: () => 'Grundpreismenge und Grundpreiseinheit stehen beide da oder keine.',
    labelPartly: () => 'Lizenz und letzter Tag gehören zusammen und zu einem Umweltzeichen.',
    stock: () => 'Ein Bestand unter 0 braucht „Ohne Bestand lieferbar“.',
    currency: (p: Fault) => `Die Währung „${p.value}“ hat der Shop nicht; Preise sind in EUR.`,
    priceQuantity: (p: Fault) => `Der Preis gilt für ${p.value} Einheiten; der Shop hat Preise für eine.`,
    priceFactor: (p: Fault) =>
      `Der Preis ${p.value} mal Faktor ${p.detail} ergibt keinen Preis in Euro über 0 und unter 10 Millionen.`,
    rungTax: (p: Fault) =>
      `Der Steuersatz „${p.value}“ ist nicht der des ersten Preises (${p.detail}); ein Artikel hat einen.`,
    grossTax: (p: Fault) => `Der Preis ${p.value} ist brutto, und der Steuersatz fehlt.`,
    xml: (p: Fault) => `Das XML ist nicht zu lesen: ${p.value}`,
    xmlEntity: () => 'Eigene Deklarationen und fremde Entitäten liest der Shop nicht.',
    xmlTransaction: (p: Fault) => `„${p.value}“ liest der Shop nicht, nur T_NEW_CATALOG.`,
    xmlTooLong: (p: Fault) => `Ein ${p.value} ist zu lang.`,
  },
  nothing: (p: { folder: string; files: string }) =>
    `In ${p.folder} liegt keine Datei eines Katalogs: ${p.files} oder BMEcat als .xml.`,
  unknownFiles: (p: { files: string }) => `Nicht gelesen werden: ${p.files}.`,
  twice: (p: { file: string; other: string }) =>
    `${p.other} sagt dasselbe wie ${p.file}. Bitte nehmen Sie eine der beiden aus dem Ordner.`,
  reading: (p: { file: string; rows: number; seconds: string }) =>
    `${p.file}: ${count(p.rows)} Zeilen gelesen, ${p.seconds} s`,
  checking: (p: { file: string; seconds: string }) => `${p.file}: wird geprüft, ${p.seconds} s`,
  writing: (p: { file: string; seconds: string }) => `${p.file}: wird übernommen, ${p.seconds} s`,
  counts: (p: Counts & { file: string }) =>
    `${p.file}: ${count(p.new)} neu, ${count(p.changed)} geändert, ${count(p.same)} unverändert, ${count(p.gone)} entfallen`,
  stillUsed: (p: { file: string; rows: number }) =>
    `${p.file}: ${count(p.rows)} bleiben, weil noch etwas zu ihnen gehört`,
  unread: (p: { what: string; times: number }) => `Nicht übernommen: ${p.what} (${count(p.times)}-mal)`,
  unreadMore: (p: { times: number }) => `Nicht übernommen: weitere Elemente (${count(p.times)}-mal)`,
  rejected: (p: { rows: number }) =>
    `${p.rows === 1 ? '1 Fehler' : `${count(p.rows)} Fehler`}: Es wurde nichts übernommen.`,
  tried: 'Probelauf: Es wurde nichts geändert.',
  done: (p: { seconds: string }) => `Der Katalog ist übernommen, ${p.seconds} s`,
  settling: 'Statistiken werden gesammelt',
  exported: (p: { file: string; rows: number; seconds: string }) =>
    `${p.file}: ${count(p.rows)} Zeilen, ${p.seconds} s`,
};
