/** Sentences only the page of one article shows. */
export const articlePage = {
  soldOutTitle: 'Dieser Artikel ist zurzeit ausverkauft.',
  discontinuedTitle: 'Dieser Artikel ist nicht mehr lieferbar.',
  toAlternatives: 'Zu den Alternativen für dieselben Drucker',
  toPrinters: 'Zu den Druckern, mit allem, was hineinpasst',
  makerNumber: 'Hersteller-Nr.',
  replaces: 'ersetzt ',
  comparison: {
    title: 'Was kostet eine Seite?',
    intro: 'Original, kompatibel oder wiederaufbereitet, das Günstigste je Seite zuerst.',
    article: 'Artikel',
    pages: 'Seiten',
    cost: 'Kosten je Seite',
    saving: 'Ersparnis je Seite',
    price: 'Preis',
    add: 'In den Warenkorb',
    own: 'Dieser Artikel',
    less: (given: { percent: string }) => `${given.percent} weniger`,
    more: (given: { percent: string }) => `${given.percent} mehr`,
    same: 'gleich',
    unknown: '–',
  },
};
