/** What a buyer may add to an order. */
export const remarks = {
  reference: 'Ihre Bestell- oder Referenznummer',
  referenceHint: 'Freiwillig; steht auf allen Papieren zu dieser Bestellung.',
  deliveryDay: 'Gewünschter Liefertermin',
  deliveryDayHint: (p: { first: string; last: string }) =>
    `Freiwillig; Montag bis Freitag, vom ${p.first} bis zum ${p.last}. Wir richten uns danach, wenn es geht; zugesagt ist die Lieferzeit.`,
  /** Who buys privately while the shop shows the prices of businesses. */
  privatePrices: {
    text: 'Sie sehen Nettopreise für gewerbliche Kunden. Als Privatperson bestellen Sie zu Preisen inkl. MwSt.',
    change: 'Preise für Privatkunden zeigen',
    changing: 'Wird umgestellt …',
    changed: 'Sie sehen jetzt Preise inkl. MwSt.',
  },
  comment: 'Bemerkung zur Bestellung',
  commentHint: 'Zum Beispiel, wo das Paket abgegeben werden kann.',
};
