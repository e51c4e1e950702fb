/** What invoices say: the papers, the data and the mail. */
export const invoice = {
  titles: { invoice: 'Rechnung', reversal: 'Stornorechnung' },
  fileName: (p: { kind: 'invoice' | 'reversal'; number: string; file: 'pdf' | 'xml' }) =>
    `${p.kind === 'reversal' ? 'Stornorechnung' : 'Rechnung'}-${p.number}.${p.file}`,
  facts: {
    number: 'Rechnungsnummer',
    date: 'Rechnungsdatum',
    delivery: 'Lieferdatum',
    order: 'Bestellung',
    customer: 'Kundennummer',
    reference: 'Ihre Referenz',
    buyerReference: 'Käuferreferenz',
    vatId: 'Ihre USt-IdNr.',
  },
  /** Instead of the date of delivery while the goods have not left. */
  withTheGoods: 'folgt mit der Sendung',
  notSent: (p: { date: string; promise: string; order: string }) =>
    `Die Ware ist noch nicht versandt und geht frühestens am ${p.date} hinaus. ${p.promise}. Lieferdatum ist der Tag des Versands: Es steht in der Mail, die diese Rechnung zur Bestellung ${p.order} bringt.`,
  sellerVatId: (p: { id: string }) => `USt-IdNr. ${p.id}`,
  sellerTaxNumber: (p: { number: string }) => `Steuernummer ${p.number}`,
  parts: {
    discount: (p: { code: string }) => (p.code === '' ? 'Nachlass' : `Gutschein ${p.code}`),
    shipping: (_: { code: string }) => 'Versandkosten',
    fee: (_: { code: string }) => 'Zahlungsgebühr',
  },
  goods: 'Warenwert',
  basis: (p: { rate: string }) => `Nettobetrag zu ${p.rate} %`,
  tax: (p: { rate: string }) => `Umsatzsteuer ${p.rate} %`,
  rounding: 'Rundung',
  total: 'Rechnungsbetrag',
  reversedTotal: 'Stornobetrag',
  paid: 'Bereits bezahlt',
  due: 'Zu zahlen',
  exemptions: {
    S: '',
    Z: '',
    E: 'Nicht steuerbar oder steuerfrei: Es wird keine Umsatzsteuer berechnet.',
    K: 'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1 Buchst. b, § 6a UStG).',
    G: 'Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1 Buchst. a, § 6 UStG).',
  },
  terms: {
    reversed: 'Es ist nichts zu zahlen. Was schon bezahlt ist, zahlen wir zurück.',
    paid: 'Der Betrag ist bezahlt.',
    paidOn: (p: { date: string }) => `Zahlung erhalten am ${p.date}. Der Betrag ist bezahlt.`,
    debit: (p: { debited: string; creditorId: string; mandate: string }) =>
      `Wir ziehen den Betrag nach dem Versand vom Konto ${p.debited} ein (SEPA-Lastschrift): Gläubiger-Identifikationsnummer ${p.creditorId}, Mandatsreferenz ${p.mandate}.`,
    until: (p: { date: string }) => `Zahlbar ohne Abzug bis ${p.date}.`,
    afterReceipt: (p: { days: number; date: string }) =>
      `Zahlbar ohne Abzug innerhalb von ${p.days} Tagen nach Erhalt von Ware und Rechnung, also nicht vor dem ${p.date}.`,
    atOnce: 'Zahlbar sofort ohne Abzug.',
  },
  account: (p: { iban: string; bankName: string; purpose: string }) =>
    `Konto: ${p.iban}, ${p.bankName}. Verwendungszweck: ${p.purpose}.`,
  reverses: (p: { number: string; date: string }) => `Storniert die Rechnung ${p.number} vom ${p.date} ganz.`,
  demo: 'Dies ist ein Vorführshop: Die Rechnung ist nicht echt.',
  isXRechnung: 'Maßgeblich ist die XRechnung (XML). Dieses PDF zeigt sie zum Lesen.',
  mail: {
    subject: (p: { number: string; order: string }) => `Ihre Rechnung ${p.number} zur Bestellung ${p.order}`,
    intro: (p: { order: string }) => `Ihre Bestellung ${p.order} ist unterwegs. Die Rechnung liegt bei.`,
    supplied: (p: { number: string; date: string }) => `Lieferdatum zur Rechnung ${p.number}: ${p.date}.`,
    reversalSubject: (p: { number: string; order: string }) =>
      `Stornorechnung ${p.number} zur Bestellung ${p.order}`,
    reversalIntro: (p: { order: string }) =>
      `Ihre Bestellung ${p.order} ist storniert. Die Stornorechnung liegt bei; die Rechnung von vorher gilt nicht mehr.`,
    see: 'Bestellung und Rechnung ansehen',
  },
};
