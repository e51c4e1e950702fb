/** Sentences around notices of articles that can be delivered again: asking for one, confirming and ending it. */
export const stockNotice = {
  email: 'E-Mail-Adresse',
  purpose:
    'Sie bekommen eine einzige E-Mail, sobald der Artikel wieder lieferbar ist. Ihre Adresse dient nur dazu.',
  submit: 'Benachrichtigen',
  sending: 'Wird gesendet …',
  sent: (given: { email: string }) => `Bitte bestätigen Sie den Link in der E-Mail an ${given.email}.`,
  sentHint: 'Ohne Bestätigung schicken wir Ihnen nichts. Der Link gilt 7 Tage.',
  otherAddress: 'Andere Adresse angeben',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  title: 'Benachrichtigung',
  waitingTitle: 'Benachrichtigung bestätigen',
  waiting: (given: { name: string }) =>
    `Möchten Sie eine E-Mail bekommen, sobald ${given.name} wieder lieferbar ist?`,
  waitingHint:
    'Bestätigen Sie es hier. Danach kommt eine einzige E-Mail; ist der Artikel in 180 Tagen nicht wieder da, löschen wir Ihre Adresse.',
  confirm: 'Bestätigen',
  confirming: 'Wird bestätigt …',
  confirmedTitle: 'Sie werden benachrichtigt',
  confirmed: (given: { name: string }) =>
    `Wir schreiben Ihnen, sobald ${given.name} wieder lieferbar ist, einmal und längstens 180 Tage lang.`,
  toldTitle: 'Benachrichtigungen beenden',
  told: (given: { name: string }) =>
    `Zu ${given.name} haben wir Ihnen geschrieben; dazu kommt nichts mehr. Warten Sie noch auf andere Artikel, können Sie auch das beenden.`,
  end: 'Nicht mehr benachrichtigen',
  ending: 'Wird beendet …',
  endHint: 'Das beendet alle Benachrichtigungen an Ihre Adresse.',
  endedTitle: 'Sie werden nicht mehr benachrichtigt',
  ended: 'Ihre Adresse ist dafür nicht mehr gespeichert.',
  goneTitle: 'Dieser Link gilt nicht mehr',
  gone: 'Möchten Sie benachrichtigt werden, fragen Sie bitte auf der Seite des Artikels neu an. Haben Sie die Benachrichtigung schon beendet, ist nichts mehr zu tun.',
  toArticle: 'Zum Artikel',
  home: 'Zur Startseite',
  needsScript: 'Zum Bestätigen wird JavaScript benötigt.',
};
