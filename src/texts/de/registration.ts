/** Asking for an account. */
export const registration = {
  title: 'Kundenkonto anlegen',
  register: 'Neu hier? Kundenkonto anlegen',
  intro: 'Haben Sie schon ein Kundenkonto?',
  toLogin: 'Zur Anmeldung',
  goOn: 'Weiter einkaufen',
  errorTitle: 'Fehler bei der Registrierung',
  requiredHint: '* Pflichtfeld',
  draftTakenUp: 'Ihre Angaben von vorhin sind noch da; die Passwörter geben Sie bitte noch einmal ein.',
  kind: 'Für wen ist das Konto?',
  forOffer:
    'Für ein Angebot brauchen Sie ein Kundenkonto: Melden Sie sich an, dann geht es mit Ihrer Anfrage weiter.',
  kinds: { company: 'Firma', private: 'Privatperson' },
  company: 'Firma',
  vatId: 'USt-IdNr.',
  vatIdHint: 'Zum Beispiel DE123456789',
  salutation: 'Anrede',
  salutations: { none: 'Keine Angabe', frau: 'Frau', herr: 'Herr', divers: 'Divers' },
  firstname: 'Vorname',
  lastname: 'Nachname',
  email: 'E-Mail-Adresse',
  emailAgain: 'E-Mail-Adresse wiederholen',
  password: 'Passwort',
  passwordAgain: 'Passwort wiederholen',
  passwordHint:
    'Zum Beispiel mehrere Wörter ohne Zusammenhang. Große Buchstaben, Ziffern und Zeichen sind möglich, aber nicht nötig.',
  submit: 'Registrieren',
  sending: 'Wird gesendet …',
  next: {
    awaitingMail: (p: { email: string }) =>
      `Wir haben Ihnen eine E-Mail an ${p.email} geschickt. Bitte folgen Sie dem Link darin, um die Registrierung abzuschließen. Haben Sie vor wenigen Minuten schon eine bekommen, gilt deren Link mit den Angaben von eben.`,
    awaitingApproval: (_: { email: string }) =>
      'Wir prüfen Ihre Registrierung und melden uns per E-Mail, sobald Ihr Kundenkonto freigeschaltet ist.',
    registered: (_: { email: string }) => 'Ihr Kundenkonto ist angelegt. Melden Sie sich jetzt an.',
  },
  confirmTitle: 'Registrierung bestätigen',
  confirmIntro: 'Geben Sie das Passwort ein, das Sie bei der Registrierung gewählt haben.',
  confirm: 'Registrierung bestätigen',
  confirming: 'Wird bestätigt …',
  over: 'Jeder Link gilt einen Tag, nur einmal, und nur der neueste.',
  overHint:
    'Haben Sie Ihre Registrierung damit schon bestätigt, melden Sie sich bitte mit Ihrem Passwort an. Sonst registrieren Sie sich bitte noch einmal.',
  invitation: {
    title: 'Einladung annehmen',
    intro: (p: { email: string }) =>
      `Legen Sie das Passwort fest, mit dem Sie sich künftig als ${p.email} anmelden. Danach können Sie für Ihre Firma einkaufen.`,
    errorTitle: 'Fehler beim Annehmen der Einladung',
    submit: 'Einladung annehmen',
    pending: 'Wird angenommen …',
    over: 'Jede Einladung gilt eine Woche, nur einmal, und nur die neueste.',
    overHint:
      'Haben Sie sie schon angenommen, melden Sie sich bitte mit Ihrem Passwort an. Sonst lassen Sie sich bitte von Ihrer Firma eine neue schicken.',
    done: 'Sie gehören jetzt zu Ihrer Firma. Melden Sie sich mit Ihrem Passwort an.',
  },
  erased: 'Ihr Kundenkonto ist gelöscht',
  erasedHint:
    'Ihr Kundenkonto ist gelöscht, und Sie sind abgemeldet. Was wir aufbewahren müssen, haben wir Ihnen per E-Mail geschrieben.',
  again: 'Noch einmal registrieren',
  notAllowed:
    'Eine eigene Registrierung ist nicht möglich. Bitte wenden Sie sich an uns, um einen Zugang zu erhalten.',
  needsScript: 'Dafür wird JavaScript benötigt.',
  problems: {
    noAnswer:
      'Der Server antwortet nicht. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    down: 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    error: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
};
