export const mails: typeof import('../de/mails.ts').mails = {
  confirmation: {
    subject: (p) => `Your order ${p.number}`,
    greeting: (p) => (p.name === '' ? 'Hello,' : `Hello ${p.name},`),
    intro: (p) => `thank you for your order of ${p.date}. We have received it and are working on it.`,
    makerNumber: 'Maker’s no.',
    see: (p) => `Your order in the shop: ${p.address}`,
    demo: 'Demo: this order is neither delivered nor invoiced.',
    closing: 'Kind regards',
  },
  cancellation: {
    subject: (p) => `Your order ${p.number} was cancelled`,
    intro: (p) =>
      `no money has arrived by ${p.until} for your order ${p.number} of ${p.placed}. We have therefore cancelled it and released the goods. You do not have to pay anything.`,
    late: (p) =>
      `Have you transferred the money already? Then please contact us at ${p.phone} or ${p.email}: we deliver what is still there, or pay the money back.`,
    again: 'If you still want the articles, please order them again.',
  },
};
