const pieces = (quantity: number): string => quantity.toLocaleString('de-DE');

/** Basket page, mini basket, and what the shop says about changes of the basket. */
export const basket = {
  title: 'Warenkorb',
  open: 'Zum Warenkorb',
  empty: 'Ihr Warenkorb ist leer.',
  emptyHint: 'Suchen Sie nach Ihrem Druckermodell oder nach einer Artikelnummer.',
  continueShopping: 'Weiter einkaufen',
  findPrinter: 'Zum Druckerfinder',
  positionsLabel: 'Positionen im Warenkorb',
  manufacturerNumber: (p: { brand: string; number: string }) => `${p.brand} ${p.number}`.trim(),
  fewer: (p: { name: string }) => `Weniger von ${p.name}`,
  moreOf: (p: { name: string }) => `Mehr von ${p.name}`,
  noteIs: (p: { note: string }) => `Notiz: ${p.note}`,
  costCenterIs: (p: { name: string }) => `Kostenstelle: ${p.name}`,
  offerIs: (p: { number: string }) => `Angebot: ${p.number}`,
  noticeChange: 'Notiz ändern',
  blocked: 'So kann nicht bestellt werden. Bitte ändern oder entfernen Sie:',
  toCheckout: 'Zur Kasse',
  toHandOver: 'Warenkorb übergeben',
  positions: (p: { count: number }) => (p.count === 1 ? '1 Position' : `${p.count} Positionen`),
  shownPositions: (p: { first: number; last: number; total: number }) =>
    p.first === p.last
      ? `Position ${p.first} von ${p.total}`
      : `Positionen ${p.first}–${p.last} von ${p.total}`,
  morePositions: (p: { count: number }) =>
    p.count === 1 ? 'Eine weitere Position anzeigen' : `Weitere ${p.count} Positionen anzeigen`,
  previousPositions: (p: { count: number }) => `Vorige ${p.count} Positionen anzeigen`,
  andMore: (p: { count: number }) => `und ${p.count} weitere`,
  articles: (p: { count: number }) => (p.count === 1 ? '1 Artikel' : `${pieces(p.count)} Artikel`),
  columns: {
    article: 'Artikel',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis',
    linePrice: 'Summe',
  },
  articleNumber: (p: { number: string }) => `Art.-Nr. ${p.number}`,
  quantityOf: (p: { name: string }) => `Menge von ${p.name}`,
  notice: 'Notiz zur Position',
  noticeOf: (p: { name: string }) => `Notiz zu ${p.name}`,
  noticeAdd: 'Notiz hinzufügen',
  noticeHint: 'Wird mit der Eingabetaste oder beim Verlassen des Feldes gespeichert.',
  remove: 'Entfernen',
  removeOf: (p: { name: string }) => `${p.name} entfernen`,
  removeAll: 'Warenkorb leeren',
  removeAllQuestion: 'Wirklich alle Positionen entfernen?',
  removeAllCount: (p: { count: number }) =>
    p.count === 1 ? 'Eine Position wird entfernt.' : `${p.count} Positionen werden entfernt.`,
  removeAllConfirm: 'Alle entfernen',
  cancel: 'Abbrechen',
  undo: 'Rückgängig',
  removed: (p: { name: string }) => `${p.name} wurde entfernt.`,
  restored: (p: { name: string }) => `${p.name} liegt wieder im Warenkorb.`,
  allRestored: 'Die Artikel liegen wieder im Warenkorb.',
  emptied: 'Der Warenkorb wurde geleert.',
  corrected: {
    belowMinimum: (p: { stored: number; step: number }) =>
      `auf ${pieces(p.stored)} angepasst, weil das die Mindestmenge ist`,
    aboveMaximum: (p: { stored: number; step: number }) =>
      `auf ${pieces(p.stored)} angepasst, weil das die Höchstmenge ist`,
    notOnStep: (p: { stored: number; step: number }) =>
      `auf ${pieces(p.stored)} angepasst, weil nur in ${pieces(p.step)}er-Schritten`,
    notANumber: (p: { stored: number; step: number }) =>
      `auf ${pieces(p.stored)} angepasst, weil die Eingabe keine Zahl war`,
    limitPerArticle: (p: { stored: number; step: number }) =>
      `auf ${pieces(p.stored)} angepasst, weil mehr je Artikel nicht möglich ist`,
  },
  tooFew: 'In dieser Menge nicht mehr verfügbar.',
  unavailable: 'Dieser Artikel ist nicht mehr im Sortiment. Bitte entfernen Sie ihn.',
  notOrderable: 'Dieser Artikel kann zurzeit nicht bestellt werden. Bitte entfernen Sie ihn.',
  priceRisen: (p: { oldPrice: string; newPrice: string }) =>
    `Der Preis ist gestiegen: jetzt ${p.newPrice} statt ${p.oldPrice}.`,
  priceFallen: (p: { oldPrice: string; newPrice: string }) =>
    `Der Preis ist gefallen: jetzt ${p.newPrice} statt ${p.oldPrice}.`,
  totals: {
    title: 'Summe',
    goods: 'Warenwert',
    discount: (p: { code: string }) => `Gutschein ${p.code}`,
    shipping: 'Versand',
    shippingEstimated: (p: { method: string }) => `Versand (${p.method})`,
    shippingFree: 'kostenlos',
    shippingOpen: 'wird in der Kasse berechnet',
    collectionFree: 'Bei Abholung entfallen die Versandkosten.',
    paymentFee: 'Zahlungsgebühr',
    net: 'Summe netto',
    tax: (p: { rate: string }) => `MwSt. ${p.rate} %`,
    taxIncluded: (p: { rate: string }) => `darin MwSt. ${p.rate} %`,
    total: 'Gesamtsumme',
    totalGross: 'Gesamtsumme inkl. MwSt.',
    now: (p: { total: string }) => `Gesamtsumme ${p.total}`,
  },
  missingToFreeShipping: (p: { amount: string }) => `Noch ${p.amount}, dann ist der Versand kostenlos.`,
  demoNotice:
    'Demo-Betrieb: Dieser Shop verkauft nichts. Bestellungen werden gespeichert, aber nicht geliefert und nicht berechnet.',
  loading: 'Der Warenkorb wird geladen …',
  saving: 'Wird gespeichert …',
  frozen: 'Ihre Bestellung wird gerade abgeschickt. Der Warenkorb kann so lange nicht geändert werden.',
  stale: 'Der Warenkorb konnte nicht aktualisiert werden. Sie sehen den letzten bekannten Stand.',
  reload: 'Neu laden',
  changedElsewhere: 'Der Warenkorb wurde in einem anderen Fenster geändert.',
};
