/** What the shop's mails say; only the server needs it. */
export const mails = {
  confirmation: {
    subject: (p: { number: string }) => `Ihre Bestellung ${p.number}`,
    greeting: (p: { name: string }) => (p.name === '' ? 'Guten Tag,' : `Guten Tag ${p.name},`),
    intro: (p: { date: string }) =>
      `vielen Dank für Ihre Bestellung vom ${p.date}. Wir haben sie erhalten und bearbeiten sie.`,
    makerNumber: 'Hersteller-Nr.',
    see: (p: { address: string }) => `Ihre Bestellung im Shop: ${p.address}`,
    demo: 'Demo-Betrieb: Diese Bestellung wird nicht geliefert und nicht berechnet.',
    closing: 'Mit freundlichen Grüßen',
  },
  /** To the buyer of a prepaid order nobody paid for. */
  cancellation: {
    subject: (p: { number: string }) => `Ihre Bestellung ${p.number} wurde storniert`,
    intro: (p: { number: string; placed: string; until: string }) =>
      `für Ihre Bestellung ${p.number} vom ${p.placed} ist bis zum ${p.until} kein Geld bei uns eingegangen. Wir haben sie deshalb storniert und die Ware freigegeben. Sie müssen nichts mehr bezahlen.`,
    late: (p: { phone: string; email: string }) =>
      `Haben Sie schon überwiesen? Dann melden Sie sich bitte unter ${p.phone} oder ${p.email}: Wir liefern, was noch da ist, oder zahlen das Geld zurück.`,
    again: 'Möchten Sie die Artikel weiterhin haben, bestellen Sie sie bitte neu.',
  },
};
