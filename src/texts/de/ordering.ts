/** Sentences of basket, checkout and order that the server says. */
export const ordering = {
  articleNotFound: (p: { articleNumber: string }) => `Den Artikel ${p.articleNumber} gibt es nicht (mehr).`,
  orderNotAllowed: 'Bestellungen sind für Sie derzeit nicht freigeschaltet.',
  articleWithoutPrice: (p: { name: string }) => `${p.name}: Preis auf Anfrage.`,
  articleDiscontinued: (p: { name: string }) => `${p.name} ist nicht mehr lieferbar.`,
  articleNotOrderable: (p: { name: string }) => `${p.name} kann derzeit nicht bestellt werden.`,
  /** `maximum`: as it is written. */
  quantityTooHigh: (p: { name: string; maximum: string }) =>
    `${p.name}: Es können höchstens ${p.maximum} je Bestellung bestellt werden.`,
  /**
   * `amount`: what is available with its unit, '1 Packung'; `inBasket`: how many of them lie in the basket already, 0 where the
   * sentence is about the basket itself; `held`: the same as it is written.
   */
  stockTooLow: (p: { name: string; available: number; amount: string; inBasket: number; held: string }) => {
    if (p.available <= 0) return `${p.name} ist nicht mehr verfügbar.`;
    const left = `Es ${p.available === 1 ? 'ist' : 'sind'} nur noch ${p.amount} verfügbar`;
    if (p.inBasket === 0) return `${p.name}: ${left}.`;
    const lies = p.inBasket === 1 ? '1 liegt' : `${p.held} liegen`;
    return `${p.name}: ${left}, ${lies} schon im Warenkorb.`;
  },
  /** `asked`: with its unit, '6 Stück'; `added`: how many of them, as it is written. */
  onlyPartAdded: (p: { name: string; asked: string; quantityAdded: number; added: string }) =>
    `${p.name}: Von ${p.asked} ${p.quantityAdded === 1 ? 'kam' : 'kamen'} nur ${p.added} in den Warenkorb.`,
  moreAdded: (p: { name: string; asked: string; added: string }) =>
    `${p.name}: Statt ${p.asked} kamen ${p.added} in den Warenkorb, weil es den Artikel nur in bestimmten Mengen gibt.`,
  nowInBasket: (p: { name: string; amount: string }) => `${p.name}: jetzt ${p.amount}.`,
  basketFull: (p: { maximum: number }) => `Der Warenkorb fasst höchstens ${p.maximum} Positionen.`,
  basketEmpty: 'Ihr Warenkorb ist leer.',
  basketChanged: 'Ihr Warenkorb hat sich inzwischen geändert. Bitte prüfen Sie ihn noch einmal.',
  positionNotFound: 'Diese Position ist nicht mehr im Warenkorb.',
  /** Devices of the buyer that an article fits; `device`, `other`: with their rooms. */
  fits: {
    device: (p: { name: string; room: string }) => (p.room === '' ? p.name : `${p.name} (${p.room})`),
    one: (p: { device: string }) => `Passt zu ${p.device}`,
    two: (p: { device: string; other: string }) => `Passt zu ${p.device} und ${p.other}`,
    more: (p: { device: string; others: number }) =>
      `Passt zu ${p.device} und ${p.others === 1 ? 'einem weiteren Drucker' : `${p.others} weiteren Druckern`}`,
    none: 'Passt zu keinem Ihrer Drucker.',
  },
  priceRisen: 'Ein Preis ist gestiegen. Bitte prüfen Sie die neuen Preise und bestellen Sie erneut.',
  tokenConflict: 'Diese Bestellung passt nicht zu Ihrem Warenkorb. Bitte prüfen Sie ihn noch einmal.',
  /** `limit`: net. */
  needsRelease: {
    every: () => 'Jede Bestellung muss Ihre Firma freigeben.',
    amount: (p: { limit: string }) => `Bestellungen über ${p.limit} netto muss Ihre Firma freigeben.`,
    budget: (p: { limit: string; isUsedUp: boolean; budget: string }) =>
      `${p.budget}: Es ${p.isUsedUp ? 'ist nichts mehr' : `sind nur noch ${p.limit} netto`} frei; diese Bestellung muss Ihre Firma freigeben.`,
    category: () => 'Ein Artikel ist aus einer Warengruppe, für die Ihre Firma eine Freigabe verlangt.',
    costCenter: () =>
      'Für eine der Kostenstellen ist niemand verantwortlich; diese Bestellung muss Ihre Firma freigeben.',
  },
  /** Where there is more than one reason. */
  needsReleaseBecause: {
    title: (p: { reasons: string }) => `Diese Bestellung muss Ihre Firma freigeben: ${p.reasons}.`,
    every: () => 'jede Bestellung braucht eine Freigabe',
    amount: (p: { limit: string }) => `der Bestellwert liegt über ${p.limit} netto`,
    budget: (p: { limit: string; isUsedUp: boolean; budget: string }) =>
      `im Budget „${p.budget}“ ${p.isUsedUp ? 'ist nichts mehr' : `sind nur noch ${p.limit} netto`} frei`,
    category: () => 'ein Artikel ist aus einer Warengruppe mit Freigabe',
    costCenter: () => 'für eine der Kostenstellen ist niemand verantwortlich',
  },
  nobodyReleases: 'Derzeit kann das in Ihrer Firma niemand.',
  /** Reason of a denial where whoever alone could decide has gone. */
  nobodyDecides: 'In Ihrer Firma kann niemand mehr über diese Bestellung entscheiden.',
  releaseChanged: {
    needed: 'Diese Bestellung muss inzwischen Ihre Firma freigeben. Bitte prüfen Sie sie noch einmal.',
    notNeeded: 'Diese Bestellung braucht keine Freigabe mehr. Bitte prüfen Sie sie noch einmal.',
  },
  /** Names are empty where nobody is to be named. */
  releaseDecided: {
    released: (p: { name: string }) =>
      p.name === '' ? 'Die Bestellung ist schon freigegeben.' : `${p.name} hat sie schon freigegeben.`,
    denied: (p: { name: string }) =>
      p.name === '' ? 'Die Bestellung ist schon abgelehnt.' : `${p.name} hat sie schon abgelehnt.`,
    withdrawn: (p: { name: string }) =>
      p.name === '' ? 'Die Anfrage ist zurückgezogen.' : `${p.name} hat die Anfrage zurückgezogen.`,
    expired: () => 'Niemand hat rechtzeitig über die Bestellung entschieden; sie gilt als abgelehnt.',
    other: (p: { state: string }) => `Über diese Bestellung ist schon entschieden: ${p.state}.`,
  },
  /** To who withdraws an order nobody waits for any more. */
  withdrawalLate: {
    released: (p: { name: string; at: string }) =>
      `Zum Zurückziehen war es zu spät: ${p.name === '' ? 'Ihre Firma' : p.name} hat die Bestellung freigegeben (${p.at}).`,
    denied: (p: { name: string; at: string }) =>
      `Sie brauchen die Bestellung nicht mehr zurückzuziehen: ${p.name === '' ? 'Ihre Firma' : p.name} hat sie abgelehnt (${p.at}).`,
    withdrawn: (p: { at: string }) => `Sie haben die Bestellung schon zurückgezogen (${p.at}).`,
    expired: (p: { at: string }) =>
      `Sie brauchen die Bestellung nicht mehr zurückzuziehen: Niemand hat rechtzeitig entschieden, sie gilt als abgelehnt (${p.at}).`,
  },
  releaseNotAllowed: 'Über diese Bestellung dürfen Sie nicht entscheiden.',
  nothingAsked: 'Zu dieser Bestellung ist keine Rückfrage mehr offen.',
  nobodyAnswers: 'Wer bestellt hat, kann nicht mehr antworten.',
  /** Lowering quantities of a waiting order. */
  orderChange: {
    unlike: 'Diese Bestellung hat inzwischen jemand geändert. Bitte laden Sie die Seite neu.',
    nothing: 'Sie haben keine Menge geändert.',
    everything:
      'Eine Position muss bleiben. Soll nichts geliefert werden, lehnen Sie die Bestellung bitte ab.',
    notANumber: 'Bitte geben Sie eine ganze Zahl ein; 0 streicht die Position.',
    more: (p: { quantity: string }) => `Mehr als die bestellten ${p.quantity} geht nicht.`,
    onlyAll: (p: { quantity: string }) =>
      `Weniger als die bestellten ${p.quantity} gibt es von diesem Artikel nicht; 0 streicht die Position.`,
    unfit: (p: { quantity: string; smallest: string }) =>
      `In dieser Menge gibt es den Artikel nicht; die nächste ist ${p.quantity}, die kleinste ${p.smallest}.`,
    lowered: (p: { name: string; from: string; to: string }) => `${p.name}: ${p.to} statt ${p.from}`,
    otherPrice: (p: { now: string; then: string }) =>
      `; ein Stück kostet bei dieser Menge ${p.now} netto statt ${p.then}`,
    takenOut: (p: { name: string; from: string }) => `${p.name}: gestrichen (bestellt waren ${p.from})`,
    giftGone: (p: { name: string }) =>
      `${p.name}: Der Gratisartikel entfällt, der Warenwert reicht nicht mehr.`,
    couponGone: (p: { code: string }) => `Gutschein ${p.code}: Er entfällt, der Warenwert reicht nicht mehr.`,
    shippingAdded: (p: { amount: string }) =>
      `Versand: ${p.amount} netto, der Warenwert reicht nicht mehr für kostenlosen Versand.`,
    shippingFree: 'Versand: kostenlos, der Warenwert reicht jetzt dafür.',
  },
  releaseOverBudget: (p: {
    order: string;
    excesses: readonly { readonly budget: string; readonly over: string }[];
  }) =>
    `Bestellung ${p.order} überschreitet ${
      p.excesses.map(({ budget, over }) => `das Budget „${budget}“ um ${over} netto`).join(' und ') ||
      'ein Budget'
    }.`,
  releaseOtherSum: (p: { now: string; seen: string }) =>
    `Diese Bestellung kostet jetzt ${p.now} netto statt ${p.seen}. Möchten Sie sie trotzdem freigeben?`,
  deliveryDay: {
    notADay: 'Bitte geben Sie den Wunschtermin als Datum an, zum Beispiel 03.12.2026.',
    early: (p: { first: string }) =>
      `Der früheste Wunschtermin ist der ${p.first}. Bitte wählen Sie einen Tag ab dann.`,
    late: (p: { last: string }) => `Wunschtermine sind bis zum ${p.last} möglich.`,
    free: (p: { day: string; next: string }) =>
      `Am ${p.day} ist kein Wunschtermin möglich. Der nächste mögliche Tag ist der ${p.next}.`,
    businessOnly: 'Einen Wunschtermin gibt es bei Bestellungen von Unternehmen.',
  },
  addressNotFound: 'Diese Adresse gibt es nicht.',
  tooManyAddresses: (p: { most: number }) =>
    `Mehr als ${p.most} Adressen können Sie nicht speichern. Löschen Sie bitte zuerst eine, die Sie nicht mehr brauchen.`,
  costCenterNotFound: 'Diese Kostenstelle gibt es nicht.',
  noCostCenterInUse:
    'Legen Sie bitte zuerst eine Kostenstelle an, die in Gebrauch ist: Sonst könnte niemand bestellen.',
  costCenterNotBookable: (p: { number: string }) =>
    `Auf die Kostenstelle ${p.number} können Sie nicht bestellen. Bitte wählen Sie eine andere.`,
  tooManyCostCenters: (p: { most: number }) =>
    `Mehr als ${p.most} Kostenstellen kann eine Firma nicht haben. Löschen Sie bitte zuerst eine, die Sie nicht mehr brauchen.`,
  budgetNotFound: 'Dieses Budget gibt es nicht.',
  tooManyBudgets: (p: { most: number }) =>
    `Mehr als ${p.most} Budgets kann eine Firma nicht haben. Löschen Sie bitte zuerst eines, das Sie nicht mehr brauchen.`,
  personNotFound:
    'Eine der gewählten Personen gehört nicht (mehr) zu Ihrer Firma. Bitte laden Sie die Seite neu.',
  orderNotFoundToJoin:
    'Wir finden keine Bestellung mit dieser Nummer, die ohne Kundenkonto mit Ihrer E-Mail-Adresse aufgegeben wurde.',
  emailUnconfirmed:
    'Ihre E-Mail-Adresse ist noch nicht bestätigt. Bitte setzen Sie über einen Link in unserer E-Mail ein neues Passwort, oder melden Sie sich bei uns: Danach lässt sich die Bestellung aufnehmen.',
  listNotFound: 'Diese Liste gibt es nicht (mehr).',
  listPositionNotFound: 'Diese Position steht nicht mehr auf der Liste.',
  tooManyLists: (p: { most: number }) =>
    `Mehr als ${p.most} Listen können Sie nicht speichern. Löschen Sie bitte zuerst eine, die Sie nicht mehr brauchen.`,
  listFull: (p: { list: string; most: number }) =>
    `Die Liste ${p.list} ist voll: Mehr als ${p.most} Positionen fasst sie nicht.`,
  listQuantityReached: (p: { name: string; list: string; maximum: number }) =>
    `${p.name} steht schon mit ${p.maximum} auf der Liste ${p.list}; mehr geht je Bestellung nicht.`,
  listExportNotAllowed: 'Listen können derzeit nicht als Tabelle gespeichert werden.',
  methodNotFound: 'Diese Auswahl gibt es nicht.',
  orderNotFound: 'Diese Bestellung gibt es nicht.',
  orderNotFoundByPair:
    'Zu diesen Angaben finden wir keine Bestellung. Bitte prüfen Sie die Bestellnummer und die E-Mail-Adresse. Bestellungen mit Kundenkonto sehen Sie nach der Anmeldung.',
  tooManyTries:
    'Das waren viele Versuche. Bitte warten Sie eine Viertelstunde, oder öffnen Sie den Link in Ihrer Bestellbestätigung.',
  noticeNotNeeded:
    'Für diesen Artikel gibt es keine Benachrichtigung (mehr). Bitte laden Sie die Seite neu: Vielleicht ist er schon wieder lieferbar.',
  noticeTooMany: (p: { phone: string }) =>
    `Das waren viele Benachrichtigungen in kurzer Zeit. Bitte versuchen Sie es in einer Stunde noch einmal, oder rufen Sie uns an: ${p.phone}.`,
  noticeInvalid:
    'Dieser Link gilt nicht mehr. Möchten Sie benachrichtigt werden, fragen Sie bitte auf der Seite des Artikels neu an.',
  noticeNone: 'Zu diesem Link ist keine Benachrichtigung (mehr) gespeichert.',
  companiesOnly: 'Hier bestellen nur Unternehmen. Bitte geben Sie die Adresse einer Firma an.',
  modeNotAllowed: 'Diese Ansicht steht derzeit nicht zur Verfügung.',
  customerNeedsNoEmail: 'Sie sind angemeldet; die Bestellung läuft über Ihr Kundenkonto.',
  tooManyOrders: (p: { minutes: number; phone: string }) =>
    `Ohne Kundenkonto nehmen wir je Stunde nur eine begrenzte Zahl von Bestellungen an. Ihr Warenkorb bleibt erhalten: Bitte bestellen Sie in ${p.minutes === 1 ? 'einer Minute' : `${p.minutes} Minuten`} noch einmal, oder rufen Sie uns an: ${p.phone}.`,
  tooManyOpenPieces: (p: { most: number; phone: string }) =>
    `Bestellungen, die noch nicht bezahlt sind, dürfen zusammen höchstens ${p.most} Stück umfassen. Ihr Warenkorb bleibt erhalten: Bitte bestellen Sie weniger, bezahlen Sie zuerst offene Bestellungen, oder rufen Sie uns an: ${p.phone}.`,
  tooMuchOpenValue: (p: { most: string; phone: string }) =>
    `Bestellungen, die noch nicht bezahlt sind, dürfen zusammen höchstens ${p.most} wert sein. Ihr Warenkorb bleibt erhalten: Bitte bestellen Sie weniger, bezahlen Sie zuerst offene Bestellungen, oder rufen Sie uns an: ${p.phone}.`,
  prepaymentReserved: (p: { days: number }) =>
    `Wir halten die Ware ${p.days === 1 ? 'einen Tag' : `${p.days} Tage`} für Sie zurück; ist bis dahin kein Geld eingegangen, wird die Bestellung storniert.`,
  /** Mandate of a single SEPA direct debit. */
  mandate: (p: { name: string; id: string }) =>
    `Ich ermächtige ${p.name} (Gläubiger-Identifikationsnummer ${p.id}), den Betrag dieser Bestellung einmalig von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die Lastschrift einzulösen. Die Mandatsreferenz ist die Bestellnummer; sie steht in der Bestätigung. Eingezogen wird nach dem Versand. Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrags verlangen. Es gelten dabei die mit meinem Kreditinstitut vereinbarten Bedingungen.`,
  paymentLost: (p: { name: string; reason: string }) =>
    `Sie hatten „${p.name}“ gewählt. Das geht bei dieser Bestellung nicht mehr: ${p.reason} Bitte wählen Sie eine andere Zahlungsart.`,
  shippingLost: (p: { name: string; reason: string }) =>
    `Sie hatten „${p.name}“ gewählt. Das geht bei dieser Bestellung nicht mehr: ${p.reason} Bitte wählen Sie eine andere Versandart.`,
  paymentBelowLimit: (p: { limit: string }) => `Erst ab ${p.limit} möglich.`,
  methodInactive: 'Derzeit nicht verfügbar.',
  shippingTooHeavy: 'Für dieses Gewicht nicht möglich.',
  shippingNeedsStock: 'Nur für Artikel, die vollständig auf Lager sind.',
  shippingNotCollectable: 'Nicht alle Artikel können abgeholt werden.',
};
