/** A new password for who has forgotten it. */
export const passwordReset = {
  requestTitle: 'Neues Passwort anfordern',
  requestIntro:
    'Geben Sie die E-Mail-Adresse Ihres Kundenkontos an. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
  requestError: 'Fehler bei der Passwortanforderung',
  request: 'Link anfordern',
  requesting: 'Wird angefordert …',
  requested: (p: { email: string }) =>
    `Wenn es zu ${p.email} ein Kundenkonto gibt, ist die E-Mail mit dem Link jetzt unterwegs. Bitte sehen Sie auch im Spam-Ordner nach.`,
  email: 'E-Mail-Adresse',
  toLogin: 'Zur Anmeldung',
  resetTitle: 'Neues Passwort festlegen',
  resetIntro: (p: { email: string }) =>
    `Für das Kundenkonto ${p.email}. Danach sind alle Browser und Geräte abgemeldet.`,
  resetError: 'Fehler beim Zurücksetzen des Passworts',
  password: 'Neues Passwort',
  passwordAgain: 'Neues Passwort wiederholen',
  passwordHint:
    'Zum Beispiel mehrere Wörter ohne Zusammenhang. Große Buchstaben, Ziffern und Zeichen sind möglich, aber nicht nötig.',
  showPasswords: 'Passwörter zeigen',
  reset: 'Passwort festlegen',
  resetting: 'Wird festgelegt …',
  isReset: 'Ihr neues Passwort gilt. Melden Sie sich jetzt damit an.',
  overTitle: 'Dieser Link gilt nicht mehr',
  over: 'Jeder Link gilt eine Stunde, nur einmal, und nur der neueste.',
  overHint:
    'Fordern Sie bitte einen neuen an. Haben Sie mit diesem schon ein neues Passwort festgelegt, melden Sie sich bitte damit an.',
  requestAgain: 'Neuen Link anfordern',
  notAllowed: 'Ein neues Passwort kann hier nicht angefordert werden. Bitte wenden Sie sich an uns.',
  needsScript: 'Dafür wird JavaScript benötigt.',
  problems: {
    noAnswer:
      'Der Server antwortet nicht. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    down: 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    error: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
};
