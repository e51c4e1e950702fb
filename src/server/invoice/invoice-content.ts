import { fullName } from '#domain/address.ts';
import { berlinDay } from '#domain/berlin-day.ts';
import { isEuVatId } from '#domain/eu-vat-id.ts';
import { invoiceAmounts } from '#domain/invoice-amounts.ts';
import { maskIban } from '#domain/iban.ts';
import { reckonedSide, reckonsNet } from '#domain/price.ts';
import type { WholeOrder } from '#server/order/stored-order.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';
import { termDays } from './invoice-sentences.ts';
import type { InvoiceContent, TaxCategory } from './stored-invoice.ts';

/** What of an account stands on its invoices. */
export interface InvoicedAccount {
  readonly customerNumber: string;
  readonly buyerReference: string;
  readonly vatId: string;
}

/** When the goods left, or the first day they can; both as `2026-11-26`. */
export type InvoicedDelivery = { readonly sentOn: string } | { readonly leavesFrom: string };

interface Sources {
  readonly whole: WholeOrder;
  /** Null for guests. */
  readonly account: InvoicedAccount | null;
  readonly settings: ShopSettings;
  /** `2026-11-26`. */
  readonly issuedOn: string;
  readonly delivery: InvoicedDelivery;
}

type Address = WholeOrder['order']['billingAddress'];

function placeOf(address: Address) {
  const isFirm = address.company !== '';
  const { addition, zip, city, country } = address;
  return {
    name: isFirm ? address.company : fullName(address),
    contact: isFirm ? fullName(address) : '',
    street: `${address.street} ${address.houseNumber}`.trim(),
    addition,
    zip,
    city,
    country,
  };
}

const home = 'DE';
const outside: readonly string[] = ['CH'];

/**
 * Why nothing is taxed for who pays no tax (S3.12): what leaves the customs territory is an export (§ 6 UStG), what a business of another
 * member state gets there a delivery within the community (§ 6a UStG); everything else is exempt for what the account is.
 */
function exemptCategory(country: string, vatId: string): TaxCategory {
  if (outside.includes(country)) return 'G';
  return country !== home && isEuVatId(vatId) && !vatId.startsWith(home) ? 'K' : 'E';
}

const categoryOf = (rate: number, exempt: TaxCategory | null): TaxCategory =>
  exempt ?? (rate === 0 ? 'Z' : 'S');

/** All zeros: the VAT id of nobody. */
const inventedVatId = /^[A-Z]{2}0+$/;

/**
 * Who sells is named by a VAT id or tax number (§ 14 (4) no. 2 UStG, BR-CO-26), and by the VAT id where nothing is taxed for where the
 * goods go (§ 14a (3) UStG, BR-IC-02, BR-G-02).
 *
 * @throws when an invoice of this shop must not be written
 */
function requireSeller({ vatId, taxNumber, isDemo }: ShopSettings, exempt: TaxCategory | null): void {
  if (vatId === '' && taxNumber === '') throw new Error('The shop has no VAT id and no tax number.');
  if (vatId === '' && (exempt === 'K' || exempt === 'G'))
    throw new Error('The shop has no VAT id, which goods that go abroad untaxed need.');
  if (!isDemo && inventedVatId.test(vatId)) throw new Error('The VAT id of the shop is invented.');
}

const dayMs = 86_400_000;

/** Nobody has to pay before this day: goods and invoice are there at the earliest on the day of the later one. */
const firstDueDay = (delivery: InvoicedDelivery, issuedOn: string): string => {
  const goods = 'sentOn' in delivery ? delivery.sentOn : delivery.leavesFrom;
  const received = goods > issuedOn ? goods : issuedOn;
  return new Date(Date.parse(received) + termDays * dayMs).toISOString().slice(0, 10);
};

function deliveredOn({ order }: WholeOrder, delivery: InvoicedDelivery) {
  if ('sentOn' in delivery) return { day: delivery.sentOn, expected: null };
  const { minimumDays, maximumDays } = order;
  return { day: '', expected: { from: delivery.leavesFrom, minimumDays, maximumDays } };
}

function paymentOf({ order }: WholeOrder, { iban, bankName, sepaCreditorId }: ShopSettings, dueFrom: string) {
  const name = order.paymentName;
  const ofShop = { name, iban, bankName, creditorId: '', mandate: '', debited: '', dueOn: '', dueFrom: '' };
  if (order.iban !== null)
    return {
      name,
      kind: 'debit',
      iban: '',
      bankName: '',
      creditorId: sepaCreditorId,
      mandate: order.orderNumber,
      debited: maskIban(order.iban),
      dueOn: '',
      dueFrom: '',
    } as const;
  if (order.isPrepaid) return { ...ofShop, kind: 'prepaid' } as const;
  return { ...ofShop, kind: 'transfer', dueFrom } as const;
}

/**
 * What the invoice of an order says, taken over whole: later changes of order, account and settings change nothing of it (§ 14 (4),
 * § 14a UStG).
 *
 * @throws when the settings do not name who sells
 */
export function invoiceContent({ whole, account, settings, issuedOn, delivery }: Sources): InvoiceContent {
  const { order, positions } = whole;
  const rules = { mode: order.mode, isTaxExempt: order.isTaxExempt };
  const shownSide = (net: number, gross: number): number => reckonedSide({ net, gross }, rules);
  const isNet = reckonsNet(rules);
  const shown = {
    goods: shownSide(order.goodsNetCents, order.goodsGrossCents),
    discount: shownSide(order.discountNetCents, order.discountGrossCents),
    shipping: shownSide(order.shippingNetCents, order.shippingGrossCents),
    fee: shownSide(order.feeNetCents, order.feeGrossCents),
  };
  const amounts = invoiceAmounts({
    isNet,
    lines: positions.map(({ taxRate, lineNetCents, lineGrossCents }) => ({
      rate: taxRate,
      amount: shownSide(lineNetCents, lineGrossCents),
    })),
    discount: shown.discount,
    shipping: shown.shipping,
    fee: shown.fee,
  });
  const { billingAddress, shippingAddress } = order;
  // What somebody ordered privately as a guest is no purchase of the firm whose account it has joined since.
  const isOfAccount = order.accountId !== null || billingAddress.kind === 'company';
  const vatIdOfAccount = isOfAccount ? (account?.vatId ?? '') : '';
  const vatId = billingAddress.vatId === '' ? vatIdOfAccount : billingAddress.vatId;
  const exempt = order.isTaxExempt ? exemptCategory(shippingAddress.country, vatId) : null;
  requireSeller(settings, exempt);
  const { company, street, zip, city, phone, email } = settings.address;
  const { lines, parts, taxes, ...totals } = amounts;
  return {
    language: order.language,
    isNet,
    isDemo: settings.isDemo,
    seller: {
      company,
      street,
      zip,
      city,
      phone,
      email,
      vatId: settings.vatId,
      taxNumber: settings.taxNumber,
    },
    buyer: {
      ...placeOf(billingAddress),
      vatId,
      email: order.email,
      customerNumber: account?.customerNumber ?? '',
      reference: account?.buyerReference ?? '',
    },
    delivery: { ...placeOf(shippingAddress), ...deliveredOn(whole, delivery) },
    orderNumber: order.orderNumber,
    orderedOn: berlinDay(order.placedAt),
    orderReference: order.reference,
    lines: positions.map((position, index) => ({
      articleNumber: position.articleNumber,
      manufacturerNumber: position.manufacturerNumber,
      name: position.displayName,
      note: position.hint,
      costCenter: position.costCenter,
      offerNumber: position.offerNumber,
      quantity: position.quantity,
      unit: position.unit,
      rate: position.taxRate,
      category: categoryOf(position.taxRate, exempt),
      net: lines[index] ?? 0,
      shownUnit: shownSide(position.unitNetCents, position.unitGrossCents),
      shownLine: shownSide(position.lineNetCents, position.lineGrossCents),
    })),
    couponCode: order.couponCode,
    parts: parts.map((part) => ({ ...part, category: categoryOf(part.rate, exempt) })),
    taxes: taxes.map((one) => ({ ...one, category: categoryOf(one.rate, exempt) })),
    shown,
    ...totals,
    paid: order.paidAt === null ? 0 : totals.payable,
    paidOn: order.paidAt === null ? '' : berlinDay(order.paidAt),
    payment: paymentOf(whole, settings, firstDueDay(delivery, issuedOn)),
    reversed: null,
  };
}
