/** What is shown after the right password. */
export const secondFactor = {
  title: 'Zweiter Faktor',
  intro: 'Ihr Passwort ist richtig. Zum Anmelden fehlt noch ein Code.',
  introWithPasskey: 'Ihr Passwort ist richtig. Zum Anmelden fehlt noch Ihr Passkey oder ein Code.',
  ways: { app: 'Code der App', recovery: 'Wiederherstellungscode', mail: 'Code per E-Mail' },
  labels: { app: 'Code', recovery: 'Wiederherstellungscode', mail: 'Code aus der E-Mail' },
  hints: {
    app: 'Sechs Ziffern aus Ihrer Authenticator-App.',
    recovery: 'Einer der Codes, die Sie beim Einrichten aufgehoben haben. Jeder gilt einmal.',
    mail: 'Sechs Ziffern aus unserer E-Mail.',
  },
  otherWays: 'Andere Wege',
  somebodyElse: 'Als jemand anderes anmelden',
  trust: 'Diesem Browser vertrauen',
  trustHint:
    '30 Tage lang genügt hier das Passwort. Nur ankreuzen, wenn sonst niemand diesen Browser benutzt; entfernen können Sie ihn unter „Passwort und Anmeldung“.',
  submit: 'Anmelden',
  verifying: 'Wird geprüft …',
  errorTitle: 'Fehler bei der Anmeldung',
  mail: 'Code schicken',
  mailAgain: 'Noch einmal schicken',
  mailing: 'Wird verschickt …',
  mailHint: (p: { email: string }) => `Wir können Ihnen einen Code an ${p.email} schicken.`,
  mailed: (p: { email: string }) =>
    `Der Code ist an ${p.email} unterwegs. Bitte sehen Sie auch im Spam-Ordner nach.`,
  mailErrorTitle: 'Es wurde kein neuer Code verschickt',
  needsScript: 'Zum Anmelden und Bestellen wird JavaScript benötigt.',
  ends: {
    locked: {
      title: 'Zu viele falsche Codes',
      text: 'Bitte warten Sie zehn Minuten und melden Sie sich dann noch einmal an. Waren es an einem Tag sehr viele, geht es erst am nächsten weiter.',
    },
    over: {
      title: 'Diese Anmeldung ist abgelaufen',
      text: 'Nach dem Passwort bleiben zehn Minuten für den Code. Bitte geben Sie Ihr Passwort noch einmal ein.',
    },
    passed: { title: 'Sie sind angemeldet', text: 'Es geht gleich weiter.' },
  },
  signInAgain: 'Zur Anmeldung',
  /** For who is signed in already: before something that cannot be undone. */
  deed: {
    intro: 'Ihr Passwort ist richtig. Für diesen Schritt brauchen wir noch einen Code.',
    introWithPasskey:
      'Ihr Passwort ist richtig. Für diesen Schritt brauchen wir noch Ihren Passkey oder einen Code.',
    afterwards:
      'Danach kommen Sie zurück und haben zehn Minuten Zeit. Ihr Passwort geben Sie dort noch einmal ein.',
    submit: 'Bestätigen',
    errorTitle: 'Das hat nicht geklappt',
    ends: {
      locked: {
        title: 'Zu viele falsche Codes',
        text: 'Bitte warten Sie zehn Minuten und versuchen Sie es dann noch einmal. Waren es an einem Tag sehr viele, geht es erst am nächsten weiter.',
      },
      over: {
        title: 'Die Zeit für den Code ist abgelaufen',
        text: 'Nach dem Passwort bleiben zehn Minuten für den Code. Bitte beginnen Sie noch einmal.',
      },
      passed: { title: 'Danke', text: 'Es geht gleich weiter.' },
    },
    signInAgain: 'Zum Kundenkonto',
  },
  goOn: 'Weiter',
  problems: {
    noAnswer:
      'Der Server antwortet nicht. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    down: 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    error: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
};
