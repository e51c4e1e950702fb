export const server = {
  sessionEnded: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  loginFailed: 'E-Mail-Adresse oder Passwort ist nicht richtig.',
  loginNotAllowed: 'Die Anmeldung ist derzeit nicht möglich. Bitte versuchen Sie es später erneut.',
  wayInInvalid: 'Dieser Link gilt nicht mehr. Bitte melden Sie sich mit Ihrem Passwort an.',
  passwordWrong: 'Das ist nicht Ihr jetziges Passwort.',
  passwordLater:
    'Das Passwort wurde zu oft falsch eingegeben. Bitte versuchen Sie es in einer Viertelstunde noch einmal.',
  passwordMail: {
    subject: 'Ihr Passwort wurde geändert',
    greeting: 'Guten Tag,',
    changed: (p: { at: string }) => `das Passwort Ihres Kundenkontos wurde geändert (${p.at}).`,
    signedOut:
      'Alle anderen Browser und Geräte sind damit abgemeldet. Dort melden Sie sich mit dem neuen Passwort wieder an.',
    notYou: (p: { phone: string; email: string }) =>
      `Waren Sie das nicht? Dann rufen Sie uns bitte gleich an (${p.phone}) oder schreiben Sie an ${p.email}: Wir sperren den Zugang und helfen Ihnen weiter.`,
  },
  wayInMail: {
    subject: 'Anmeldung bestätigen',
    greeting: 'Guten Tag,',
    reason:
      'bei Ihrem Kundenkonto wurde in letzter Zeit oft ein falsches Passwort eingegeben. Zu Ihrem Schutz lassen wir Anmeldungen von unbekannten Geräten deshalb gerade nur langsam zu.',
    how: 'Wenn Sie sich selbst anmelden möchten, öffnen Sie diesen Link in dem Browser, mit dem Sie sich anmelden, und drücken Sie dort „Anmeldung bestätigen“:',
    link: 'Anmeldung bestätigen',
    limits:
      'Der Link gilt 15 Minuten und nur einmal. Er meldet Sie nicht an: Ihr Passwort brauchen Sie danach wie immer. Geben Sie den Link nicht weiter.',
    notYou: 'Wenn Sie sich nicht anmelden möchten, brauchen Sie nichts zu tun.',
  },
  modeNotAllowed: 'Diese Ansicht steht derzeit nicht zur Verfügung.',
  failures: {
    400: 'Die Anfrage konnte nicht verarbeitet werden.',
    403: 'Sie dürfen diese Seite nicht aufrufen.',
    404: 'Das Gesuchte wurde nicht gefunden.',
    413: 'Die Anfrage ist zu groß.',
    415: 'Dieses Format wird nicht angenommen.',
    419: 'Die Seite ist nicht mehr gültig. Bitte laden Sie sie neu.',
    429: 'Das waren zu viele Anfragen. Bitte warten Sie einen Moment.',
    500: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
    502: 'Der Shop ist vorübergehend nicht erreichbar. Bitte versuchen Sie es später erneut.',
    503: 'Der Shop ist vorübergehend nicht erreichbar. Bitte versuchen Sie es in wenigen Minuten erneut.',
  },
  shoppingList: {
    /** The list that is made when somebody without any puts an article on one. */
    first: 'Meine Liste',
    /** Markup of toasts; `amount` with its unit, '5 Packungen'. */
    added: (p: { article: string; list: string; path: string; amount: string }) =>
      `<b>${p.article}</b> steht mit ${p.amount} auf der Liste <a href="${p.path}">${p.list}</a>.`,
    addedToSeveral: (p: { article: string; count: number; path: string }) =>
      `<b>${p.article}</b> steht auf <a href="${p.path}">${p.count} Listen</a>.`,
  },
  listExport: {
    fileName: 'einkaufsliste',
    heads: {
      place: 'Pos.',
      articleNumber: 'Artikelnummer',
      customArticleNumber: 'Eigene Artikelnummer',
      displayName: 'Bezeichnung',
      customArticleInfo: 'Eigene Bezeichnung',
      brand: 'Hersteller',
      manufacturerNumber: 'Herstellernummer',
      quantity: 'Menge',
      unit: 'Einheit',
      unitNet: 'Einzelpreis netto (EUR)',
      unitGross: 'Einzelpreis inkl. MwSt. (EUR)',
      sumNet: 'Summe netto (EUR)',
      sumGross: 'Summe inkl. MwSt. (EUR)',
      delivery: 'Lieferung',
      gone: 'Nicht mehr im Sortiment',
      hint: 'Notiz',
      costCenter: 'Kostenstelle',
      offerNumber: 'Angebotsnummer',
    },
  },
  tooManyItems: (parameters: { maximum: number }) => `Höchstens ${parameters.maximum} Positionen auf einmal.`,
  requestNumber: (parameters: { requestId: string }) => `Vorgangsnummer: ${parameters.requestId}`,
};
