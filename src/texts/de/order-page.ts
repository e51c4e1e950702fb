/** Sentences around orders that were placed: ordering again, and finding one without an account. */
export const orderPage = {
  again: 'Erneut bestellen',
  againNamed: (given: { number: string }) => `Bestellung ${given.number} erneut bestellen`,
  adding: 'Wird in den Warenkorb gelegt …',
  added: (given: { count: number }) =>
    given.count === 0
      ? 'Davon ist zurzeit nichts zu haben.'
      : given.count === 1
        ? '1 Position liegt im Warenkorb.'
        : `${given.count} Positionen liegen im Warenkorb.`,
  left: 'Das fehlt:',
  gone: (given: { name: string }) => `${given.name} ist nicht mehr im Sortiment.`,
  soldNoMore: 'Für eine neue Bestellung nicht mehr lieferbar.',
  dearerTitle: 'Der Preis ist gestiegen:',
  cheaperTitle: 'Der Preis ist gesunken:',
  otherPrice: (given: { name: string; before: string; now: string }) =>
    `${given.name} kostet jetzt ${given.now} statt ${given.before}.`,
  /** What has taken the place of an article that is not sold any more. */
  instead: {
    title: 'Nachfolger:',
    price: (given: { price: string }) => `für ${given.price}`,
    take: 'Stattdessen in den Warenkorb',
    takeNamed: (given: { name: string }) => `${given.name} stattdessen in den Warenkorb`,
    taken: 'Liegt im Warenkorb.',
  },
  toBasket: 'Zum Warenkorb',
  /** The way of an order, as a line. */
  steps: {
    title: 'Stand der Bestellung',
    open: 'steht noch aus',
    by: (given: { name: string }) => `durch ${given.name}`,
    /** The longest words say where they may be parted: not every browser knows that of German. */
    names: {
      ordered: 'Bestellt',
      requested: 'Freigabe angefragt',
      released: 'Freigegeben',
      paid: 'Bezahlt',
      processing: 'In Bearbeitung',
      shipped: 'Versandt',
      delivered: 'Abge\u00adschlossen',
      denied: 'Freigabe abgelehnt',
      expired: 'Nicht rechtzeitig freigegeben',
      withdrawn: 'Zurück\u00adgezogen',
      cancelled: 'Storniert',
      notPaid: 'Storniert, nicht bezahlt',
    },
  },
  /** Beside an order that was withdrawn from, wholly or in part. */
  withdrawn: {
    received: (given: { date: string; reference: string }) =>
      `Widerruf eingegangen am ${given.date}, Vorgang ${given.reference}`,
    whole: 'Für die ganze Bestellung.',
    part: 'Für diese Artikel:',
    next: 'Wir prüfen Ihren Widerruf und melden uns mit dem weiteren Ablauf.',
    nothingToPay: 'Bis dahin brauchen Sie nichts zu überweisen.',
    lessToPay:
      'Bis dahin brauchen Sie für diese Artikel nichts zu überweisen; der Betrag unten gilt für die ganze Bestellung.',
  },
  failed: 'Das konnte nicht in den Warenkorb gelegt werden. Bitte versuchen Sie es noch einmal.',
  unanswered:
    'Der Shop hat nicht geantwortet. Bitte sehen Sie zuerst im Warenkorb nach: Vielleicht liegt dort schon alles.',
  /** On the home page. */
  last: {
    title: 'Ihre letzten Bestellungen',
    all: 'Alle Bestellungen',
    number: (given: { number: string }) => `Bestellung ${given.number}`,
    more: (given: { count: number }) =>
      given.count === 1 ? 'und 1 weitere Position' : `und ${given.count} weitere Positionen`,
  },
  join: {
    title: 'Als Gast bestellt?',
    hint: 'Bestellungen, die Sie mit Ihrer E-Mail-Adresse ohne Kundenkonto aufgegeben haben, nehmen Sie hier in Ihr Konto auf.',
    submit: 'In mein Konto aufnehmen',
    sending: 'Wird gesucht …',
    toConfirmation: 'Link anfordern',
  },
  lookup: {
    title: 'Bestellung ansehen',
    intro:
      'Sie haben ohne Kundenkonto bestellt? Geben Sie die Bestellnummer und die E-Mail-Adresse Ihrer Bestellung ein. Beides steht in der Bestätigung, dort finden Sie auch einen Link hierher.',
    number: 'Bestellnummer',
    numberHint: 'z. B. 2026-100042',
    email: 'E-Mail-Adresse',
    submit: 'Bestellung zeigen',
    sending: 'Wird gesucht …',
    errorTitle: 'Bitte prüfen Sie Ihre Angaben',
    needsScript: 'Zum Ansehen Ihrer Bestellung wird JavaScript benötigt.',
    withAccount: 'Mit Kundenkonto:',
    signIn: 'Alle Bestellungen sehen',
  },
};
