const weeks = (count: number): string => (count === 1 ? '1 Woche' : `${count} Wochen`);

/** How often something happens; weeks where days would be more exact than it is. */
const every = (days: number): string =>
  days <= 1 ? 'jeden Tag' : days < 14 ? `alle ${days} Tage` : `alle ${Math.round(days / 7)} Wochen`;

/** Sentences of the page of own devices; both languages come with its view. */
export const ownDevices = {
  title: 'Meine Geräte',
  intro: 'Ihre Drucker mit allem, was hineingehört. Ein Klick legt den ganzen Satz in den Warenkorb.',
  introFirm:
    'Die Drucker Ihrer Firma mit allem, was hineingehört. Alle in der Firma sehen sie; ändern können sie die Admins.',
  emptyTitle: 'Noch keine Drucker',
  emptyText:
    'Fügen Sie unten eine Liste Ihrer Modelle ein, oder suchen Sie einen Drucker und drücken auf seiner Seite „Drucker merken“.',
  forFirm: 'Was Sie hier speichern, sehen alle in Ihrer Firma.',
  toFinder: 'Drucker suchen',
  of: (p: { name: string; place: string }) => (p.place === '' ? p.name : `${p.name} (${p.place})`),
  room: 'Raum',
  costCenter: 'Kostenstelle',
  noCostCenter: 'Keine',
  note: 'Notiz',
  ofFirm: 'Firma',
  costCenterOf: (p: { number: string }) => `Kostenstelle ${p.number}`,
  gone: 'Diesen Drucker führen wir nicht mehr.',
  nothingFits: 'Zurzeit ist nichts dafür bestellbar.',
  missing: (p: { colours: readonly string[] }) => `Zurzeit ohne ${p.colours.join(', ')}.`,
  instead: (p: { kind: string }) =>
    `In dieser Ausführung ist zurzeit nichts bestellbar; gezeigt wird: ${p.kind}.`,
  closedCostCenter: (p: { number: string }) =>
    `Auf die Kostenstelle ${p.number} können Sie nicht buchen: Der Satz kommt ohne Kostenstelle in den Warenkorb.`,
  kind: 'Ausführung',
  kinds: { original: 'Original', highYield: 'Original XL', alternative: 'Kompatibel, wiederaufbereitet' },
  addSet: (p: { sum: string }) => `Satz in den Warenkorb · ${p.sum}`,
  addSetOf: (p: { name: string; sum: string }) => `Satz für ${p.name} in den Warenkorb, ${p.sum}`,
  pick: 'Auswählen',
  together: 'Mehrere Sätze auf einmal',
  forAll: (p: { count: number }) =>
    `Für ${p.count === 1 ? '1 Drucker' : `${p.count} Drucker`} dieser Seite. Wählen Sie oben welche aus, dann nur für diese.`,
  forPicked: (p: { count: number }) =>
    p.count === 1 ? 'Für 1 ausgewählten Drucker.' : `Für ${p.count} ausgewählte Drucker.`,
  line: (p: { quantity: string; name: string }) => `${p.quantity} ${p.name}`,
  forDevices: (p: { names: readonly string[] }) => `für ${p.names.join(', ')}`,
  addTogether: (p: { count: number; sum: string }) =>
    `Alles in den Warenkorb · ${p.count === 1 ? '1 Artikel' : `${p.count} Artikel`} · ${p.sum}`,
  lasts: (p: { colour: string; least: number; most: number }): string => {
    if (p.least >= 52) return `${p.colour} reicht noch ein Jahr oder länger`;
    if (p.least === p.most) return `${p.colour} reicht noch etwa ${weeks(p.most)}`;
    if (p.least === 0) return `${p.colour} reicht noch bis zu ${weeks(p.most)}`;
    return `${p.colour} reicht noch ${p.least} bis ${p.most} Wochen`;
  },
  due: (p: { colour: string }) => `${p.colour} sollte bald bestellt werden`,
  past: (p: { colour: string; date: string; pieces: string }) =>
    `${p.colour} wurde zuletzt am ${p.date} bestellt (${p.pieces} Stück).`,
  forTogether: (p: { said: string; count: number }) => `${p.said}, für ${p.count} Drucker zusammen`,
  because: (p: { date: string; pieces: string; everyDays: number }) =>
    `Zuletzt am ${p.date} bestellt (${p.pieces} Stück), in den letzten 12 Monaten im Schnitt ${every(p.everyDays)}.`,
  saidAt: (p: { colour: string; device: string }) => `${p.colour}: siehe ${p.device}`,
  dueTitle: 'Was bald fehlt',
  dueLine: (p: { said: string; devices: readonly string[] }) => `${p.said}: ${p.devices.join(', ')}`,
  dueWithout: 'Zurzeit ist nichts dafür bestellbar.',
  addDue: (p: { count: number; sum: string }) =>
    `Fehlendes in den Warenkorb · ${p.count === 1 ? '1 Artikel' : `${p.count} Artikel`} · ${p.sum}`,
  needsOrders: 'Für eine Voraussage braucht es Bestellungen an zwei verschiedenen Tagen.',
  forecasts: 'Voraussagen aus meinen Bestellungen zeigen',
  forecastsOfFirm: 'Voraussagen aus den Bestellungen der Firma zeigen',
  forecastsHint:
    'Wie lange eine Farbe noch reicht, rechnen wir aus den Bestellungen der letzten 12 Monate. Bestellt wird nichts von selbst.',
  forecastsHintFirm:
    'Wie lange eine Farbe noch reicht, rechnen wir aus den Bestellungen der letzten 12 Monate. Von Druckern der Firma sehen es ihre Admins, von eigenen alle. Bestellt wird nichts von selbst.',
  forecastsAgain: 'Voraussagen noch einmal ändern',
  change: 'Ändern',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert.',
  goOn: 'Noch einmal ändern',
  remove: 'Drucker entfernen',
  removeQuestion: (p: { name: string; isOfFirm: boolean }) =>
    `Möchten Sie ${p.name} wirklich entfernen? ${p.isOfFirm ? 'Niemand in Ihrer Firma sieht ihn dann mehr. ' : ''}Raum, Kostenstelle und Notiz gehen mit.`,
  removeConfirm: 'Ja, entfernen',
  removing: 'Wird entfernt …',
  openTitle: 'Noch zuzuordnen',
  openHint:
    'Bei diesen Zeilen ist nicht klar, welcher Drucker gemeint ist. Bitte wählen Sie ihn aus, oder verwerfen Sie die Zeile.',
  ambiguous: (p: { count: number }): string =>
    p.count === 1 ? 'Gemeint ist wohl:' : 'Mehrere Drucker heißen so oder ähnlich:',
  unknown: 'Diesen Drucker kennen wir nicht. Am nächsten kommen:',
  unknownWithout: 'Diesen Drucker kennen wir nicht.',
  choose: (p: { printer: string; line: string }) => `${p.printer} für „${p.line}“ nehmen`,
  drop: (p: { line: string }) => `Zeile „${p.line}“ verwerfen`,
  dropAll: 'Alle offenen Zeilen verwerfen',
  dropAllQuestion: (p: { count: number }) =>
    `Möchten Sie alle ${p.count} Zeilen wirklich verwerfen? Sie stehen sonst nirgends mehr.`,
  dropAllConfirm: 'Ja, alle verwerfen',
  moreOpen: (p: { count: number }) =>
    `${p.count === 1 ? '1 weitere folgt' : `${p.count} weitere folgen`}, sobald diese zugeordnet sind.`,
  importTitle: 'Liste von Modellen einfügen',
  importLabel: 'Modelle, eins je Zeile',
  importHint: (p: { most: number }) =>
    `Dahinter Raum, Kostenstelle und Notiz, durch Semikolon getrennt oder aus einer Tabelle kopiert, z. B. „HP M402dn; Empfang; 4711“. Höchstens ${p.most} Zeilen auf einmal.`,
  importSubmit: 'Drucker speichern',
  importing: 'Wird gelesen …',
  importAgain: 'Weitere einfügen',
  imported: 'Die Zeilen sind gelesen.',
  toOpen: 'Zu den Zeilen, bei denen Sie noch wählen müssen',
  takeOverTitle: 'In diesem Browser gemerkt',
  takeOver: (p: { names: readonly string[] }) => p.names.join(', '),
  takeOverSubmit: (p: { count: number; isForFirm: boolean }) =>
    `${p.count === 1 ? 'In' : `Alle ${p.count} in`} ${p.isForFirm ? 'die Liste der Firma' : 'mein Konto'} übernehmen`,
  guestIntro: 'Diese Drucker sind nur in diesem Browser gemerkt.',
  guestOffer:
    'Angemeldet haben Sie Ihre Drucker überall dabei: mit Raum und Kostenstelle, allem, was passt, und dem ganzen Satz mit einem Klick.',
  signIn: 'Anmelden',
  guestEmpty: 'Drücken Sie auf der Seite eines Druckers „Drucker merken“, dann steht er hier.',
  forget: (p: { name: string }) => `${p.name} vergessen`,
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  pageNumber: (p: { page: number }) => `Seite ${p.page}`,
};
