/** Sentences the basket's own page alone shows: the checkout, which shows the others as well, does not pay for them. */
export const basketPage = {
  noticeHint: 'Wird mit der Eingabetaste oder beim Verlassen des Feldes gespeichert.',
  removeAllQuestion: 'Wirklich alle Positionen entfernen?',
  removeAllCount: (p: { count: number }) =>
    p.count === 1 ? 'Eine Position wird entfernt.' : `${p.count} Positionen werden entfernt.`,
  tooFew: 'In dieser Menge nicht mehr verfügbar.',
  priceFallen: (p: { oldPrice: string; newPrice: string }) =>
    `Der Preis ist gefallen: jetzt ${p.newPrice} statt ${p.oldPrice}.`,
  missingToFreeShipping: (p: { amount: string }) => `Noch ${p.amount}, dann ist der Versand kostenlos.`,
  frozen: 'Ihre Bestellung wird gerade abgeschickt. Der Warenkorb kann so lange nicht geändert werden.',
  stale: 'Der Warenkorb konnte nicht aktualisiert werden. Sie sehen den letzten bekannten Stand.',
  quickOrder: 'Schnellbestellung',
};
