import type { Executor } from '#server/database/pool.ts';
import { preparedOn } from '#server/database/prepared.ts';
import type { PaymentMethodRow, ShippingMethodRow } from '#server/database/schema/method.ts';
import { methodObjects } from './method.sql.ts';
import type { StoredMethods } from './stored-methods.ts';

/** All ways to pay and to ship, active or not, in their order. */
export async function loadMethods(executor: Executor): Promise<StoredMethods> {
  const { rows } = await preparedOn(executor).query<{
    payment: PaymentMethodRow[] | null;
    shipping: ShippingMethodRow[] | null;
  }>({ name: 'methods-load', text: `select ${methodObjects}`, values: [] });
  return { payment: rows[0]?.payment ?? [], shipping: rows[0]?.shipping ?? [] };
}
