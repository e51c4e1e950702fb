/** Who somebody is to the shop, and the bank account they keep. */
export const accountPerson = {
  title: 'Persönliche Daten',
  access: 'Ihr Kundenkonto',
  email: 'E-Mail-Adresse',
  emailHint: 'Mit dieser Adresse melden Sie sich an.',
  changeEmail: 'E-Mail-Adresse ändern',
  changeEmailHint:
    'Wir schicken einen Link an die neue Adresse. Sie gilt, sobald Sie ihn geöffnet und bestätigt haben; dann werden alle anderen Browser und Geräte abgemeldet.',
  newEmail: 'Neue E-Mail-Adresse',
  askEmail: 'Link schicken',
  askingEmail: 'Wird geprüft …',
  emailAsked: (p: { email: string }) => `Wir haben an ${p.email} geschrieben.`,
  emailAskedHint:
    'Öffnen Sie den Link darin innerhalb von 24 Stunden. Bis dahin gilt Ihre bisherige Adresse. Ist nichts angekommen, sehen Sie bitte auch im Spam-Ordner nach.',
  otherEmail: 'Andere Adresse angeben',
  confirmEmail: 'Neue E-Mail-Adresse bestätigen',
  confirmEmailIntro: (p: { email: string }) =>
    `Sie sind mit ${p.email} angemeldet. Künftig melden Sie sich mit der Adresse an, an die wir den Link geschickt haben.`,
  confirmEmailEffect: 'Alle anderen Browser und Geräte werden damit abgemeldet.',
  confirmEmailSubmit: 'Adresse bestätigen',
  confirmingEmail: 'Wird bestätigt …',
  emailChanged: 'Ihre E-Mail-Adresse ist geändert',
  emailChangedHint: (p: { email: string }) =>
    `Von jetzt an melden Sie sich mit ${p.email} an. Alle anderen Browser und Geräte sind abgemeldet.`,
  linkOver:
    'Jeder Link gilt einen Tag, nur einmal, nur der neueste, und nur für das Kundenkonto, für das er angefordert wurde.',
  linkOverHint: (p: { email: string }) =>
    `Für Ihre Anmeldung gilt ${p.email}. Eine andere Adresse können Sie unter „Persönliche Daten“ angeben.`,
  toPersonalData: 'Zu den persönlichen Daten',
  company: 'Firma',
  customerNumber: 'Kundennummer',
  person: 'Ihre Angaben',
  salutation: 'Anrede',
  salutations: { none: 'Keine Angabe', frau: 'Frau', herr: 'Herr', divers: 'Divers' },
  titleOfPerson: 'Titel',
  noTitle: 'Ohne Titel',
  name: 'Name',
  firstname: 'Vorname',
  lastname: 'Nachname',
  phone: 'Telefon',
  phoneHint: 'Freiwillig, nur für Rückfragen zu Ihren Bestellungen.',
  save: 'Angaben speichern',
  saving: 'Wird gespeichert …',
  saved: 'Ihre Angaben sind gespeichert.',
  goOn: 'Angaben ändern',
  bankAccount: 'Bankverbindung (SEPA)',
  bankHint:
    'Das Konto, von dem wir bei Lastschriften einziehen dürfen. Wir zeigen nur die letzten vier Stellen.',
  noBankAccount: 'Sie haben noch keine Bankverbindung gespeichert.',
  iban: 'IBAN',
  accountHolder: 'Kontoinhaber',
  keptAt: (p: { at: string }) => `Gespeichert am ${p.at}`,
  saveAccount: 'Bankverbindung speichern',
  accountSaved: 'Ihre Bankverbindung ist gespeichert.',
  otherAccount: 'Andere Bankverbindung speichern',
  removeAccount: 'Bankverbindung löschen',
  removing: 'Wird gelöscht …',
  accountRemoved: 'Ihre Bankverbindung ist gelöscht.',
  invoicing: 'Rechnungen',
  invoicingHint: 'So bekommen Sie die Rechnungen zu neuen Bestellungen.',
  invoicingOfFirm: 'Das legt fest, wer das Konto Ihrer Firma verwaltet.',
  invoiceFormat: 'Rechnungsformat',
  invoiceFormats: {
    pdf: 'PDF',
    zugferd: 'ZUGFeRD (PDF mit Rechnungsdaten)',
    xrechnung: 'XRechnung (XML)',
  },
  buyerReference: 'Käuferreferenz oder Leitweg-ID',
  buyerReferenceHint: 'Steht auf jeder Rechnung. Öffentliche Auftraggeber geben hier ihre Leitweg-ID an.',
  vatId: 'USt-IdNr.',
  saveInvoicing: 'Rechnungsdaten speichern',
  invoicingSaved: 'Ihre Rechnungsdaten sind gespeichert.',
  changeInvoicing: 'Rechnungsdaten ändern',
  personalData: 'Ihre Daten',
  exportHint:
    'Alles, was wir über Sie gespeichert haben, als Datei zum Mitnehmen (JSON). Passwörter und Schlüssel sind nicht dabei, von Bankverbindungen nur das Ende.',
  exportData: 'Meine Daten speichern',
  exporting: 'Ihre Daten werden zusammengestellt …',
  exportFailed: 'Ihre Daten konnten nicht zusammengestellt werden. Bitte versuchen Sie es noch einmal.',
  erase: 'Kundenkonto löschen',
  eraseEffect:
    'Wir löschen Ihre Angaben, Adressen, Listen, gespeicherten Warenkörbe und Ihre Bankverbindung und melden Sie überall ab. Das lässt sich nicht rückgängig machen.',
  eraseKeeps:
    'Bestellungen und Rechnungen müssen wir mit der Anschrift der Rechnung aufbewahren; welche das sind, schreiben wir Ihnen. Was noch unterwegs ist, wird geliefert.',
  lastAdminStays:
    'Sie verwalten als einzige Person das Konto Ihrer Firma. Geben Sie dieses Recht zuerst jemand anderem, oder sperren Sie alle anderen; dann können Sie Ihr Kundenkonto hier löschen.',
  decidedAlone: (p: { count: number }) =>
    p.count === 1
      ? 'Eine Bestellung wartet auf Freigabe, und nur Sie können darüber entscheiden.'
      : `${p.count} Bestellungen warten auf Freigabe, und nur Sie können darüber entscheiden.`,
  decidedAloneEnds: (p: { count: number }) =>
    `Löschen Sie Ihr Kundenkonto jetzt, ${p.count === 1 ? 'wird sie' : 'werden sie'} nicht mehr ausgeführt; andere, die bestellt haben, erfahren es per E-Mail.`,
  decideOrName:
    'Entscheiden Sie lieber vorher, oder geben Sie jemand anderem die Verwaltung oder die Vertretung.',
  decideFirst: 'Entscheiden Sie lieber vorher.',
  toReleases: 'Zu den Freigaben',
  toPeople: 'Zu den Personen Ihrer Firma',
  factorToo: 'Melden Sie sich mit zwei Faktoren an, fragen wir nach dem Passwort auch den zweiten ab.',
  currentPassword: 'Ihr Passwort',
  eraseConfirm: 'Kundenkonto endgültig löschen',
  erasing: 'Wird gelöscht …',
};
