import * as z from 'zod/mini';
import { basketObject, forOwners } from '#server/basket/basket.sql.ts';
import { BasketRow, factColumns } from '#server/basket/stored-basket.ts';
import type { BasketOwner, CheckoutFacts, StoredBasket } from '#server/basket/stored-basket.ts';
import { assigned, pairsOf, rowOf, valuesOf } from '#server/database/columns.ts';
import type { RemarksBody } from '#contract/checkout.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

const write = forOwners((kind, column) =>
  command({
    name: `basket-facts-${kind}`,
    text: `update basket set version = version + 1, updated_at = now(),
        ${assigned(factColumns, 3)}
      where ${column} = $1 and version = $2`,
    values: (ownerId: number, expectedVersion: number, facts: CheckoutFacts) => [
      ownerId,
      expectedVersion,
      ...valuesOf(factColumns, facts),
    ],
  }),
);

/** Stores what the checkout was told; false, with nothing changed, when the basket is no longer at that version. */
export async function writeFacts(
  executor: Executor,
  owner: BasketOwner,
  expectedVersion: number,
  facts: CheckoutFacts,
): Promise<boolean> {
  return (await write[owner.kind].run(executor, owner.id, expectedVersion, facts)) === 1;
}

const { paymentSlug, shippingSlug, iban, accountHolder, couponCode } = factColumns;
const choiceColumns = { paymentSlug, shippingSlug, iban, accountHolder, couponCode };

/** The facts a refused choice is put back to. */
export type PreviousChoice = Pick<CheckoutFacts, keyof typeof choiceColumns>;

/** Facts that are told together; each of these has a statement, so that no text is made while the shop runs. */
const toldTogether = {
  guestEmail: ['guestEmail'],
  billing: ['billing'],
  shipping: ['shipping', 'isShippingSame'],
  payment: ['paymentSlug', 'iban', 'accountHolder'],
  shippingMethod: ['shippingSlug'],
  coupon: ['couponCode'],
} as const satisfies Record<string, readonly (keyof CheckoutFacts)[]>;

type Told = keyof typeof toldTogether;

/** What one step of the checkout is told. */
export type FactsPatch = {
  readonly [step in Told]: {
    readonly step: step;
    readonly facts: Pick<CheckoutFacts, (typeof toldTogether)[step][number]>;
  };
}[Told];

function patchOf(step: Told) {
  const columns = Object.fromEntries(toldTogether[step].map((fact) => [fact, factColumns[fact]]));
  return forOwners((kind, column) =>
    question({
      name: `basket-patch-${kind}-${step}`,
      text: `update basket b set version = b.version + 1, updated_at = now(),
          ${assigned(columns, 2)}
        from basket seen
        where seen.${column} = $1 and b.id = seen.id and b.version = seen.version
          and exists (select from basket_position held where held.basket_id = b.id)
        returning ${basketObject(kind)} as basket, json_build_object(${pairsOf(choiceColumns, 'seen')}) as previous`,
      values: (ownerId: number, facts: FactsPatch['facts']) => [ownerId, ...valuesOf(columns, facts)],
      row: z.object({ basket: BasketRow, previous: rowOf(choiceColumns) }),
    }),
  );
}

const patches = {
  guestEmail: patchOf('guestEmail'),
  billing: patchOf('billing'),
  shipping: patchOf('shipping'),
  payment: patchOf('payment'),
  shippingMethod: patchOf('shippingMethod'),
  coupon: patchOf('coupon'),
} satisfies Record<Told, unknown>;

/**
 * Stores some facts and gives the whole basket back, in one statement: the seen state is the stored one, or nothing is
 * changed. Null when there is no basket with positions or it changed in this very moment.
 */
export const patchFacts = (
  executor: Executor,
  owner: BasketOwner,
  { step, facts }: FactsPatch,
): Promise<{ basket: StoredBasket; previous: PreviousChoice } | null> =>
  patches[step][owner.kind].first(executor, owner.id, facts);

const keepTyped = command({
  name: 'basket-keep-remarks',
  text: `update basket set remarks = remarks || $2::jsonb, updated_at = now()
    where person_id = $1 and billing_address is not null`,
  values: (userId: number, typed: RemarksBody) => [userId, JSON.stringify(typed)],
});

/**
 * Keeps what a person has typed beside the order, which leaves the basket's version and so its order token as they are. Nothing where
 * no address has been said: an order takes it along, and must not be followed by its own remarks. The row alone is asked, since only
 * a row is read anew once an order that held it has ended.
 */
export async function keepRemarks(executor: Executor, userId: number, typed: RemarksBody): Promise<void> {
  await keepTyped.run(executor, userId, typed);
}
