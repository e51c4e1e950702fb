/** Signing in and out. */
export const session = {
  title: 'Anmelden',
  intro: 'Melden Sie sich mit Ihrem Kundenkonto an.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  showPassword: 'Passwort zeigen',
  forgotten: 'Passwort vergessen?',
  submit: 'Anmelden',
  goOn: 'Weiter',
  sending: 'Wird geprüft …',
  logout: 'Abmelden',
  loggingOut: 'Wird abgemeldet …',
  loggedOut: 'Sie sind abgemeldet.',
  greeting: (p: { name: string }) => `Guten Tag, ${p.name}`,
  signedInAs: (p: { email: string }) => `Angemeldet als ${p.email}`,
  signInAgain: 'Bitte melden Sie sich erneut an',
  errorTitle: 'Fehler bei der Anmeldung',
  needsScript: 'Zum Anmelden und Bestellen wird JavaScript benötigt.',
  loginNotAllowed: 'Die Anmeldung ist zurzeit nicht möglich. Bitte versuchen Sie es später.',
  wayIn: {
    title: 'Anmeldung bestätigen',
    intro:
      'Sie haben den Link aus unserer E-Mail geöffnet. Bestätigen Sie hier, dass Sie sich mit diesem Browser anmelden möchten.',
    hint: 'Damit sind Sie noch nicht angemeldet: Ihr Passwort brauchen Sie danach wie immer.',
    confirm: 'Anmeldung bestätigen',
    confirming: 'Wird bestätigt …',
    done: 'Bestätigt. Melden Sie sich jetzt mit E-Mail-Adresse und Passwort an.',
  },
  problems: {
    'login.failed': 'E-Mail-Adresse oder Passwort ist nicht richtig.',
    'login.secondFactor': 'Das Passwort ist richtig. Bitte geben Sie noch den zweiten Faktor an.',
    'login.notAllowed': 'Die Anmeldung ist zurzeit nicht möglich. Bitte versuchen Sie es später.',
    'login.tooManyAttempts': 'Die Anmeldung ist zurzeit nicht möglich. Bitte versuchen Sie es später.',
    'login.wayInInvalid': 'Dieser Link gilt nicht mehr. Bitte melden Sie sich mit Ihrem Passwort an.',
    'session.ended':
      'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an; Ihre Angaben bleiben erhalten.',
    noAnswer:
      'Der Server antwortet nicht. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    down: 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    error: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
};
