import type { invoice as german } from '../de/invoice.ts';

export const invoice: typeof german = {
  titles: { invoice: 'Invoice', reversal: 'Cancellation invoice' },
  fileName: (p) => `${p.kind === 'reversal' ? 'Cancellation-invoice' : 'Invoice'}-${p.number}.${p.file}`,
  facts: {
    number: 'Invoice number',
    date: 'Invoice date',
    delivery: 'Date of delivery',
    order: 'Order',
    customer: 'Customer number',
    reference: 'Your reference',
    buyerReference: 'Buyer reference',
    vatId: 'Your VAT id',
  },
  withTheGoods: 'follows with the goods',
  notSent: (p) =>
    `The goods have not been sent yet and leave on ${p.date} at the earliest. ${p.promise}. The date of supply is the day of dispatch: it is named in the mail that brings this invoice for order ${p.order}.`,
  sellerVatId: (p) => `VAT id ${p.id}`,
  sellerTaxNumber: (p) => `Tax number ${p.number}`,
  parts: {
    discount: (p) => (p.code === '' ? 'Discount' : `Coupon ${p.code}`),
    shipping: () => 'Shipping',
    fee: () => 'Payment fee',
  },
  goods: 'Goods',
  basis: (p) => `Net amount at ${p.rate} %`,
  tax: (p) => `VAT ${p.rate} %`,
  rounding: 'Rounding',
  total: 'Invoice total',
  reversedTotal: 'Amount cancelled',
  paid: 'Already paid',
  due: 'Amount due',
  exemptions: {
    S: '',
    Z: '',
    E: 'Not taxable or exempt: no VAT is charged.',
    K: 'Exempt intra-community supply (§ 4 no. 1 b, § 6a UStG).',
    G: 'Exempt export (§ 4 no. 1 a, § 6 UStG).',
  },
  terms: {
    reversed: 'There is nothing to pay. What has been paid already is paid back.',
    paid: 'The amount is paid.',
    paidOn: (p) => `Payment received on ${p.date}. The amount is paid.`,
    debit: (p) =>
      `We collect the amount from the account ${p.debited} after dispatch (SEPA direct debit): creditor identifier ${p.creditorId}, mandate reference ${p.mandate}.`,
    until: (p) => `Payable without deduction by ${p.date}.`,
    afterReceipt: (p) =>
      `Payable without deduction within ${p.days} days of receiving goods and invoice, so not before ${p.date}.`,
    atOnce: 'Payable at once without deduction.',
  },
  account: (p) => `Account: ${p.iban}, ${p.bankName}. Purpose: ${p.purpose}.`,
  reverses: (p) => `Cancels invoice ${p.number} of ${p.date} in full.`,
  demo: 'This is a demo shop: the invoice is not real.',
  isXRechnung: 'The XRechnung (XML) is the invoice. This PDF shows it for reading.',
  mail: {
    subject: (p) => `Your invoice ${p.number} for order ${p.order}`,
    intro: (p) => `Your order ${p.order} is on its way. The invoice is attached.`,
    supplied: (p) => `Date of supply for invoice ${p.number}: ${p.date}.`,
    reversalSubject: (p) => `Cancellation invoice ${p.number} for order ${p.order}`,
    reversalIntro: (p) =>
      `Your order ${p.order} is cancelled. The cancellation invoice is attached; the invoice from before no longer holds.`,
    see: 'See order and invoice',
  },
};
