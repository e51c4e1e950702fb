import { netOf, taxOnNet } from './money.ts';
import { splitOverRates } from './totals.ts';

/** A line of an order in the prices the buyer reckons with: net for businesses and who pays no tax, gross for the others. */
interface ReckonedLine {
  /** Percent; 0 for who pays no tax. */
  readonly rate: number;
  /** Cents of the whole line. */
  readonly amount: number;
}

/** What an order comes to, in the prices the buyer reckons with. */
export interface ReckonedOrder {
  readonly isNet: boolean;
  readonly lines: readonly ReckonedLine[];
  readonly discount: number;
  readonly shipping: number;
  readonly fee: number;
}

/** A part of discount or charges that falls to one tax rate; net cents, positive. */
export interface InvoicePart {
  readonly kind: 'discount' | 'shipping' | 'fee';
  readonly rate: number;
  readonly net: number;
}

/** Amounts of an invoice as EN 16931 reckons them: everything net, tax on the sum of each rate. */
export interface InvoiceAmounts {
  /** Net cents of each line (BT-131), in their order. */
  readonly lines: readonly number[];
  readonly parts: readonly InvoicePart[];
  /** Basis and tax of each rate (BG-23), ascending. */
  readonly taxes: readonly { readonly rate: number; readonly net: number; readonly tax: number }[];
  readonly lineTotal: number;
  readonly allowanceTotal: number;
  readonly chargeTotal: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
  /** What has to be added to `gross` to get what the buyer pays (BT-114): cents no net amount leads to. */
  readonly rounding: number;
  readonly payable: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Amounts of an order's invoice (docs/decisions/0118).
 *
 * Net prices are taken as they are. Gross prices become net along their running sum: each amount is the difference of two
 * rounded sums, so that all of a rate add up to the net amount of its gross sum. Where no net amount with its tax gives that gross sum
 * (of 119 gross amounts at 19 % these are 19), the cent left is the rounding amount.
 */
export function invoiceAmounts({ isNet, lines, discount, shipping, fee }: ReckonedOrder): InvoiceAmounts {
  const goods = new Map<number, number>();
  for (const { rate, amount } of lines) goods.set(rate, (goods.get(rate) ?? 0) + amount);
  const nets = lines.map(() => 0);
  const parts: InvoicePart[] = [];
  const taxes: { rate: number; net: number; tax: number }[] = [];
  let payable = 0;
  for (const group of splitOverRates(goods, { shipping, fee, discount })) {
    const { rate } = group;
    let running = 0;
    /** Net side of an amount that comes to what was before. */
    const netWith = (amount: number): number => {
      const before = running;
      running += amount;
      return isNet ? amount : netOf(running, rate) - netOf(before, rate);
    };
    for (const [index, line] of lines.entries()) if (line.rate === rate) nets[index] = netWith(line.amount);
    const found: InvoicePart[] = [
      { kind: 'discount', rate, net: -netWith(group.reduced - group.goods) },
      { kind: 'shipping', rate, net: netWith(group.shipping) },
      { kind: 'fee', rate, net: netWith(group.fee) },
    ];
    parts.push(...found.filter(({ net }) => net !== 0));
    const net = isNet ? running : netOf(running, rate);
    const tax = taxOnNet(net, rate);
    taxes.push({ rate, net, tax });
    payable += isNet ? net + tax : running;
  }
  const isDiscount = ({ kind }: InvoicePart): boolean => kind === 'discount';
  const netSum = (of: readonly InvoicePart[]): number => sum(of.map(({ net }) => net));
  const net = sum(taxes.map((one) => one.net));
  const tax = sum(taxes.map((one) => one.tax));
  return {
    lines: nets,
    parts,
    taxes,
    lineTotal: sum(nets),
    allowanceTotal: netSum(parts.filter(isDiscount)),
    chargeTotal: netSum(parts.filter((part) => !isDiscount(part))),
    net,
    tax,
    gross: net + tax,
    rounding: payable - net - tax,
    payable,
  };
}

const centDecimals = 2;
const mostDecimals = 8;

/**
 * Net price of one piece in euros, as a decimal number with as many places as it takes to give the line again (BT-146).
 *
 * @param net cents of the line
 */
export function pieceNetPrice(net: number, quantity: number): string {
  const exact = (net / quantity / 100).toFixed(mostDecimals);
  const [whole = '0', decimals = ''] = exact.split('.');
  return `${whole}.${decimals.replace(/0+$/, '').padEnd(centDecimals, '0')}`;
}
