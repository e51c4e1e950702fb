import type * as z from 'zod/mini';
import type { Debit } from '#contract/order.ts';
import { maskIban } from '#domain/iban.ts';
import type { StoredOrder } from './stored-order.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';

/** What of an order says whether its money is collected from an account. */
export type DebitedOrder = Pick<StoredOrder, 'iban' | 'orderNumber'>;

/** The account an order's money is collected from, and by whom; null for every other kind of payment. */
export function debitOf(
  { iban, orderNumber }: DebitedOrder,
  { sepaCreditorId }: Pick<ShopSettings, 'sepaCreditorId'>,
): z.infer<typeof Debit> | null {
  return iban === null ? null : { iban: maskIban(iban), creditorId: sepaCreditorId, reference: orderNumber };
}
