import { addressParameter, newAddress } from '#contract/account-path.ts';
import { addressEndpoints } from '#contract/address.ts';
import { basketEndpoints } from '#contract/basket.ts';
import type { AccountData } from '#ui/screens/account/account-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

export async function loadAccount(loading: PageLoaderArguments): Promise<AccountData> {
  await requireMember(loading);
  const [{ items: atHand }, { basket }] = await Promise.all([
    loadOrNotFound(loading, addressEndpoints.list, {}),
    loadOrNotFound(loading, basketEndpoints.show, {}),
  ]);
  // What the firm keeps is changed by its admins, at a page of its own.
  const items = atHand.filter(({ isOfFirm }) => !isOfFirm);
  const wanted = new URL(loading.request.url).searchParams.get(addressParameter);
  if (wanted === null || wanted === newAddress) return { addresses: items, basket, edited: wanted };
  const edited = items.find(({ id }) => String(id) === wanted);
  // Somebody else's address is none, like one that was deleted (R23).
  if (edited === undefined) throw new Response(null, { status: 404 });
  return { addresses: items, basket, edited };
}
