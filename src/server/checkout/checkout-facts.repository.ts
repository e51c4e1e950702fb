import type { Executor } from '#server/database/pool.ts';
import { preparedOn } from '#server/database/prepared.ts';
import { basketObject, ownerColumn } from '#server/basket/basket.sql.ts';
import type { BasketOwner, CheckoutFacts, StoredBasket } from '#server/basket/stored-basket.ts';

/** Stores what the checkout was told; false, with nothing changed, when the basket is no longer at that version. */
export async function writeFacts(
  executor: Executor,
  owner: BasketOwner,
  expectedVersion: number,
  facts: CheckoutFacts,
): Promise<boolean> {
  const { rowCount } = await preparedOn(executor).query({
    name: `basket-facts-${owner.kind}`,
    text: `update basket set version = version + 1, updated_at = now(), guest_email = $3, billing_address = $4,
        shipping_address = $5, is_shipping_same = $6, payment_slug = $7, shipping_slug = $8, iban = $9,
        account_holder = $10
      where ${ownerColumn[owner.kind]} = $1 and version = $2`,
    values: [
      owner.id,
      expectedVersion,
      facts.guestEmail,
      facts.billing === null ? null : JSON.stringify(facts.billing),
      facts.shipping === null ? null : JSON.stringify(facts.shipping),
      facts.isShippingSame,
      facts.paymentSlug,
      facts.shippingSlug,
      facts.iban,
      facts.accountHolder,
    ],
  });
  return rowCount === 1;
}

const factColumns = {
  guestEmail: 'guest_email',
  billing: 'billing_address',
  shipping: 'shipping_address',
  isShippingSame: 'is_shipping_same',
  paymentSlug: 'payment_slug',
  shippingSlug: 'shipping_slug',
  iban: 'iban',
  accountHolder: 'account_holder',
} as const satisfies Record<keyof CheckoutFacts, string>;

/** The facts a refused choice is put back to. */
export type PreviousChoice = Pick<CheckoutFacts, 'paymentSlug' | 'shippingSlug' | 'iban' | 'accountHolder'>;

/**
 * Stores some facts and gives the whole basket back, in one statement: the seen state is the stored one, or nothing is
 * changed. Null when there is no basket with positions or it changed in this very moment.
 */
export async function patchFacts(
  executor: Executor,
  owner: BasketOwner,
  patch: Partial<CheckoutFacts>,
): Promise<{ basket: StoredBasket; previous: PreviousChoice } | null> {
  const facts = (Object.keys(factColumns) as (keyof CheckoutFacts)[]).filter((fact) => fact in patch);
  const assignments = facts.map((fact, index) => `${factColumns[fact]} = $${index + 2}`);
  const { rows } = await preparedOn(executor).query<{ basket: StoredBasket; previous: PreviousChoice }>({
    name: `basket-patch-${owner.kind}-${facts.join('-')}`,
    text: `update basket b set version = b.version + 1, updated_at = now(), ${assignments.join(', ')}
      from basket seen
      where seen.${ownerColumn[owner.kind]} = $1 and b.id = seen.id and b.version = seen.version
        and exists (select from basket_position held where held.basket_id = b.id)
      returning ${basketObject} as basket,
        json_build_object('paymentSlug', seen.payment_slug, 'shippingSlug', seen.shipping_slug, 'iban', seen.iban,
          'accountHolder', seen.account_holder) as previous`,
    values: [owner.id, ...facts.map((fact) => patch[fact])],
  });
  return rows[0] ?? null;
}
