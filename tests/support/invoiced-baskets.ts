import fc from 'fast-check';
import { unitAmount } from '#domain/price.ts';
import { basketTotals, chargeAmount, lineAmount } from '#domain/totals.ts';
import { settingsIn } from '#server/settings/settings.service.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';
import { invoiceContent } from '#server/invoice/invoice-content.ts';
import type { InvoicedAccount, InvoicedDelivery } from '#server/invoice/invoice-content.ts';
import type { InvoiceContent } from '#server/invoice/stored-invoice.ts';
import type { StoredOrder, StoredOrderPosition, WholeOrder } from '#server/order/stored-order.ts';

const line = fc.record({
  unitNet: fc.integer({ min: 1, max: 250_000 }),
  taxRate: fc.constantFrom(7, 19),
  quantity: fc.integer({ min: 1, max: 999 }),
});

/** A basket as it is ordered: who reckons how, what is in it, and what comes to it or goes off. */
export const invoicedBasket = fc.record({
  rules: fc.record({ mode: fc.constantFrom('b2b', 'b2c'), isTaxExempt: fc.boolean() }),
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  shippingNet: fc.constantFrom(0, 495, 1250),
  feeNet: fc.constantFrom(0, 150),
  /** Thousandths of the goods a coupon takes off. */
  discount: fc.constantFrom(0, 33, 100, 999),
  hasGift: fc.boolean(),
  country: fc.constantFrom('DE', 'AT', 'CH'),
  payment: fc.constantFrom('transfer', 'debit', 'paid'),
});
export type InvoicedBasket = typeof invoicedBasket extends fc.Arbitrary<infer Basket> ? Basket : never;

const vatIds = { DE: 'DE123456789', AT: 'ATU12345678', CH: 'CHE123456789' } as const;

export const invoicedAccount: InvoicedAccount = {
  customerNumber: 'K-4711',
  buyerReference: '04011000-1234512345-06',
  vatId: '',
};

/** The order somebody makes of such a basket, as it is stored. */
export function orderOfBasket(basket: InvoicedBasket): WholeOrder {
  const { lines, country, payment } = basket;
  const rules = { ...basket.rules, mode: basket.rules.mode as 'b2b' | 'b2c' };
  const charges = {
    shipping: chargeAmount(basket.shippingNet, rules),
    paymentFee: chargeAmount(basket.feeNet, rules),
    freeShippingFrom: null,
  };
  const whole = basketTotals({ ...rules, lines, ...charges });
  const goods = rules.mode === 'b2b' || rules.isTaxExempt ? whole.goodsNet : whole.goodsGross;
  const discount = Math.floor((goods * basket.discount) / 1000);
  const totals = basketTotals({ ...rules, lines, ...charges, discount });
  const rateOf = (taxRate: number): number => (rules.isTaxExempt ? 0 : taxRate);
  const position = {
    manufacturerNumber: 'OEM-1',
    hint: '',
    costCenter: 'KST 7',
    offerNumber: '',
    unit: 'Packung',
  };
  const paid = lines.map((one, index) => {
    const unit = unitAmount(one.unitNet, one.taxRate, rules);
    const amount = lineAmount(one, rules);
    return {
      ...position,
      articleNumber: `T${index}`,
      offerNumber: index === 0 ? 'AN-<7>' : '',
      displayName: 'Toner <schwarz> & "groß"',
      quantity: one.quantity,
      unitNetCents: unit.net,
      unitGrossCents: unit.gross,
      taxRate: rateOf(one.taxRate),
      lineNetCents: amount.net,
      lineGrossCents: amount.gross,
    };
  });
  const gift = {
    ...position,
    articleNumber: 'G1',
    displayName: 'Stift',
    quantity: 1,
    unitNetCents: 0,
    unitGrossCents: 0,
    taxRate: rateOf(19),
    lineNetCents: 0,
    lineGrossCents: 0,
  };
  const address = {
    kind: 'company',
    company: 'Muster & Söhne GmbH',
    vatId: vatIds[country],
    salutation: 'frau',
    firstname: 'Erika',
    lastname: 'Muster',
    street: 'Hauptstraße',
    houseNumber: '1',
    addition: '',
    zip: country === 'DE' ? '10115' : '1010',
    city: 'Stadt',
    country,
    phone: '',
    id: null,
    isDefault: false,
  };
  const order = {
    orderNumber: '2026-100001',
    language: 'de',
    ...rules,
    email: 'einkauf@kunde.example',
    billingAddress: address,
    shippingAddress: address,
    paymentName: 'Rechnung',
    iban: payment === 'debit' ? 'DE02120300000000202051' : null,
    isPrepaid: payment === 'paid',
    minimumDays: 1,
    maximumDays: 2,
    paidAt: payment === 'paid' ? new Date(0) : null,
    placedAt: new Date(0),
    reference: 'PO-77',
    couponCode: discount === 0 ? '' : 'WILLKOMMEN10',
    goodsNetCents: totals.goodsNet,
    goodsGrossCents: totals.goodsGross,
    discountNetCents: totals.discount?.net ?? 0,
    discountGrossCents: totals.discount?.gross ?? 0,
    shippingNetCents: totals.shippingNet,
    shippingGrossCents: totals.shippingGross,
    feeNetCents: totals.paymentFeeNet,
    feeGrossCents: totals.paymentFeeGross,
    totalGrossCents: totals.totalGross,
  };
  return {
    order: order as unknown as StoredOrder,
    positions: (basket.hasGift ? [...paid, gift] : paid) as unknown as StoredOrderPosition[],
  };
}

/** What the invoice of such an order says. */
export const contentOfBasket = (
  basket: InvoicedBasket,
  changes: Partial<ShopSettings> = {},
  delivery: InvoicedDelivery = { leavesFrom: '2026-11-27' },
): InvoiceContent =>
  invoiceContent({
    whole: orderOfBasket(basket),
    account: invoicedAccount,
    settings: settingsIn({ iban: 'DE02120300000000202051', bankName: 'Testbank', ...changes }),
    issuedOn: '2026-11-26',
    delivery,
  });
