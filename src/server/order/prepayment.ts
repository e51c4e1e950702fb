import type * as z from 'zod/mini';
import type { Prepayment } from '#contract/order.ts';
import { formatIban } from '#domain/iban.ts';
import { fateOfPieces } from '#domain/order-state.ts';
import type { StoredOrder } from './stored-order.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';

/** What of an order decides where its money goes and until when. */
export type PrepaidOrder = Pick<
  StoredOrder,
  'isPrepaid' | 'state' | 'paidAt' | 'reservedUntil' | 'totalGrossCents' | 'orderNumber'
>;

/**
 * Where the money of a prepaid order goes, to the account the shop names today; null for every other kind of payment and
 * for an order that waits for a release, is paid or was given up, which asks nobody for money.
 */
export function prepaymentOf(
  order: PrepaidOrder,
  { address, iban, bankName }: Pick<ShopSettings, 'address' | 'iban' | 'bankName'>,
): z.infer<typeof Prepayment> | null {
  if (!order.isPrepaid || order.paidAt !== null) return null;
  if (order.state === 'awaitingRelease' || fateOfPieces(order.state) === 'returned') return null;
  return {
    accountHolder: address.company,
    iban: formatIban(iban),
    bankName,
    amount: order.totalGrossCents,
    purpose: order.orderNumber,
    ...(order.reservedUntil === null ? {} : { reservedUntil: order.reservedUntil.toISOString() }),
  };
}
