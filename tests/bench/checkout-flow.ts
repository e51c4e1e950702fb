import type { AddressInput } from '#contract/address.ts';
import type { Connection, UnitOutcome } from './closed-loop.ts';
import { openSession, post } from './guest.ts';
import type { Guest } from './guest.ts';

/** What the clients were told, kept outside the database. */
export interface OrderJournal {
  /** Order number by the mail address of its flow. */
  readonly acknowledged: Map<string, string>;
  /** Flows that began; each has a mail address of its own. */
  started: number;
  /** Flows that were told that the stock does not suffice. */
  refusedForStock: number;
}

export const createJournal = (): OrderJournal => ({
  acknowledged: new Map(),
  started: 0,
  refusedForStock: 0,
});

const billing: AddressInput = {
  kind: 'private',
  company: '',
  vatId: '',
  salutation: 'frau',
  firstname: 'Grete',
  lastname: 'Muster',
  street: 'Lange Straße',
  houseNumber: '12a',
  addition: '',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '',
};
const shipping: AddressInput = {
  ...billing,
  street: 'Kurze Straße',
  houseNumber: '3',
  zip: '20095',
  city: 'Hamburg',
};

const tokenOf = (text: string): string =>
  (JSON.parse(text) as { basket?: { checkoutData?: { orderToken?: string | null } } }).basket?.checkoutData
    ?.orderToken ?? '';

/**
 * A guest's whole way to an order in eight calls: session, add, mail address, both addresses, both methods, save-order.
 */
export async function checkOut(
  connection: Connection,
  articleNumber: string,
  mailDomain: string,
  journal: OrderJournal,
): Promise<UnitOutcome & { readonly guest: Guest }> {
  journal.started += 1;
  const email = `guest-${journal.started}@${mailDomain}`;
  const guest = await openSession(connection);
  const steps: readonly (readonly [string, unknown])[] = [
    ['/shop/basket/add', { articleNumber, shopDepotId: 1, quantity: 1 }],
    ['/shop/checkout/billing-address', { guestEmail: email }],
    ['/shop/checkout/billing-address', { address: billing }],
    ['/shop/checkout/shipping-address', { address: shipping }],
    ['/shop/checkout/payment-method', { slug: 'vorkasse' }],
    ['/shop/checkout/shipping-method', { slug: 'standard' }],
  ];
  let bytes = 0;
  let last = '';
  for (const [path, body] of steps) {
    const { status, text, bytes: size } = await post(connection, guest, path, body);
    bytes += size;
    last = text;
    if (status === 200 && text.includes('"success":true')) continue;
    if (/"code":"(stock\.tooLow|article\.notOrderable)"/.test(text)) journal.refusedForStock += 1;
    return { guest, bytes, fault: `${path}: ${status} ${text.slice(0, 200)}` };
  }
  const body = { orderToken: tokenOf(last), agb_check_approved: true, comment: '' };
  const saved = await post(connection, guest, '/shop/checkout/save-order', body);
  bytes += saved.bytes;
  const { orderNumber } = (saved.status === 200 ? JSON.parse(saved.text) : {}) as { orderNumber?: string };
  if (orderNumber === undefined) {
    if (saved.status === 200) journal.refusedForStock += 1;
    return { guest, bytes, fault: `save-order: ${saved.status} ${saved.text.slice(0, 200)}` };
  }
  journal.acknowledged.set(email, orderNumber);
  return { guest, bytes, fault: null };
}
