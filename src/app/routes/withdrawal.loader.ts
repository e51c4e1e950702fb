import { orderEndpoints } from '#contract/order.ts';
import { fullName } from '#domain/address.ts';
import type { WithdrawalData } from '#ui/screens/withdrawal/withdrawal-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

/** As much of what the address says as a field takes. */
const longest = { number: 40, orderKey: 60 };

/**
 * What the page is filled in with: the number its address names, and who ordered, for whoever may read that order. Where nobody may,
 * or there is none, the number stands there all the same.
 */
export async function loadWithdrawal(loading: PageLoaderArguments): Promise<WithdrawalData> {
  const { searchParams } = new URL(loading.request.url);
  const orderNumber = (searchParams.get('number') ?? '').slice(0, longest.number);
  const orderKey = (searchParams.get('orderKey') ?? '').slice(0, longest.orderKey);
  if (orderNumber === '') return { orderNumber, buyer: null };
  const query = { orderNumber, ...(orderKey === '' ? {} : { orderKey }) };
  const { item } = await loadOrNotFound(loading, orderEndpoints.list, { query }).catch((thrown: unknown) => {
    if (thrown instanceof Response && thrown.status === 404) return { item: null };
    throw thrown;
  });
  if (item === null) return { orderNumber, buyer: null };
  return { orderNumber, buyer: { fullName: fullName(item.billingAddress), email: item.email } };
}
