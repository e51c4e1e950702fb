/** The page on which a contract is withdrawn from, and the mail that confirms it (§ 356a BGB). */
export const withdrawal = {
  title: 'Vertrag widerrufen',
  intro:
    'Hier widerrufen Sie einen Vertrag mit uns, ohne Anmeldung und ohne Angabe von Gründen. Im nächsten Schritt sehen Sie Ihre Erklärung und bestätigen sie; danach kommt sofort eine Eingangsbestätigung per E-Mail.',
  otherWays: (p: { email: string }) =>
    `Sie können auch formlos widerrufen, z. B. per E-Mail an ${p.email} oder mit einem Brief.`,
  needsScript: 'Zum Widerrufen auf dieser Seite muss JavaScript eingeschaltet sein.',
  instruction: 'Zur Widerrufsbelehrung',
  errorTitle: 'Bitte prüfen Sie Ihre Angaben',
  fullName: 'Ihr Name',
  orderNumber: 'Bestellnummer',
  orderNumberHint: 'Sie steht in der Bestellbestätigung, z. B. 2026-100001.',
  email: 'E-Mail-Adresse für die Eingangsbestätigung',
  goods: 'Welche Artikel (freiwillig)',
  goodsHint:
    'Nur wenn Sie einen Teil der Bestellung widerrufen. Leer gelassen gilt Ihr Widerruf der ganzen Bestellung.',
  next: 'Weiter',
  checking: 'Wird geprüft …',
  confirmTitle: 'Widerruf bestätigen',
  confirmIntro: 'Das erklären Sie uns, sobald Sie „Widerruf bestätigen“ drücken:',
  declaration: (p: { orderNumber: string }) =>
    `Hiermit widerrufe ich den Vertrag zu meiner Bestellung ${p.orderNumber}.`,
  partDeclaration: (p: { orderNumber: string }) =>
    `Hiermit widerrufe ich den Vertrag zu meiner Bestellung ${p.orderNumber} für die Artikel, die unten genannt sind.`,
  labels: {
    declaration: 'Erklärung',
    fullName: 'Name',
    orderNumber: 'Bestellnummer',
    email: 'Eingangsbestätigung an',
    goods: 'Artikel',
    receivedAt: 'Eingegangen am',
    reference: 'Vorgang',
  },
  wholeOrder: 'ganze Bestellung',
  confirm: 'Widerruf bestätigen',
  sending: 'Wird gesendet …',
  edit: 'Angaben ändern',
  failed:
    'Wir haben keine Antwort vom Server. Bitte drücken Sie noch einmal „Widerruf bestätigen“: Derselbe Widerruf zählt nur einmal.',
  notSent: 'Das hat nicht geklappt; gesendet ist noch nichts. Bitte versuchen Sie es noch einmal.',
  refused: 'Ihr Widerruf ist nicht angenommen. Bitte versuchen Sie es noch einmal.',
  receivedTitle: 'Ihr Widerruf ist eingegangen',
  received: (p: { email: string }) =>
    `Die Eingangsbestätigung geht jetzt an ${p.email}. Sie enthält dieselben Angaben wie diese Seite.`,
  following:
    'Wir prüfen Ihren Widerruf und melden uns mit dem weiteren Ablauf. Haben Sie die Ware schon, bewahren Sie sie bitte bis dahin auf.',
  print: 'Seite drucken',
  toShop: 'Zum Sortiment',
};
