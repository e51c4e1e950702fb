/** Sentences of error pages and of calls that failed (S8). */
export const errors = {
  pages: {
    '401': {
      heading: 'Keine Berechtigung für diese Seite',
      text: 'Rechte werden von den Administratoren Ihres Kontos vergeben. Bitte wenden Sie sich dorthin.',
    },
    '403': {
      heading: 'Sie dürfen diese Seite nicht aufrufen.',
      text: 'Der Bereich ist für Ihr Konto nicht freigegeben.',
    },
    '404': {
      heading: 'Seite nicht gefunden.',
      text: 'Die Adresse gibt es nicht oder nicht mehr. Suchen Sie mit dem Modell oder der OEM-Nummer, oder gehen Sie zur Startseite.',
    },
    '405': {
      heading: 'Aufruf nicht erlaubt',
      text: 'Diese Adresse kann so nicht aufgerufen werden.',
    },
    '419': {
      heading: 'Seite nicht mehr gültig!',
      text: 'Bitte laden Sie die Seite neu. Ihr Warenkorb bleibt erhalten.',
    },
    '500': {
      heading: 'Interner Fehler',
      text: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es in einigen Minuten erneut.',
    },
    '502': {
      heading: 'Der Shop antwortet nicht richtig',
      text: 'Die Antwort konnte nicht gelesen werden. Bitte versuchen Sie es in einigen Minuten erneut.',
    },
    '503': {
      heading: 'Wir sind gleich wieder da …',
      text: 'Der Shop wird gerade gewartet. Bitte versuchen Sie es später noch einmal.',
    },
    notApproved: {
      heading: 'Wir sind gleich wieder da …',
      text: 'Der Shop ist noch nicht freigegeben oder wird gerade gewartet. Bitte versuchen Sie es später noch einmal.',
    },
  },
  genericHeading: (given: { code: string }) => `Fehler ${given.code}`,
  genericText: 'Die Anfrage konnte nicht beantwortet werden. Bitte versuchen Sie es später erneut.',
  placedOrder: (given: { orderNumber: string }) =>
    `Ihre Bestellung ${given.orderNumber} ist bei uns angekommen.`,
  showPlacedOrder: 'Bestellung ansehen',
  home: 'Zur Startseite',
  retry: 'Erneut versuchen',
  search: 'Artikel suchen',
  wayOn: (given: { name: string }) => `Weiter zu „${given.name}“`,
};
