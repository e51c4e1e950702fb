/** What has to be known of the basket at each step of the checkout. */
export const checkoutNotices = {
  blocked: 'So kann noch nicht bestellt werden. Bitte ändern oder entfernen Sie diese Artikel im Warenkorb',
  costCenter: 'Bitte wählen Sie im Warenkorb noch eine Kostenstelle für diese Artikel',
  costCenterUnknown:
    'Auf die Kostenstelle dieser Artikel können Sie nicht (mehr) bestellen. Bitte ändern Sie sie im Warenkorb',
  /** Why there may be nothing to order. */
  empty: {
    text: 'Ohne Artikel gibt es nichts zu bestellen.',
    signedOut:
      'Sie sind nicht angemeldet. Was Sie als Kunde in den Warenkorb gelegt haben, liegt nach der Anmeldung wieder darin.',
    latestOrder: (p: { number: string; date: string }) => `Ihre letzte Bestellung: ${p.number} vom ${p.date}`,
  },
};
