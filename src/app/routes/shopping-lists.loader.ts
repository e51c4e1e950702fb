import { dealerListEndpoints } from '#contract/dealer-list.ts';
import { shoppingListEndpoints } from '#contract/shopping-list.ts';
import {
  listParameter,
  listPartParameter,
  listViewParameter,
  listViews,
} from '#contract/shopping-list-path.ts';
import { isOneLine } from '#contract/storable.ts';
import type { DealerListsData } from '#ui/screens/shopping-lists/dealer-lists-data.ts';
import type { ShoppingListsData } from '#ui/screens/shopping-lists/shopping-lists-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

const longestSlug = 200;

/** What no list can be called is another list's name that is gone: the first one is shown (S4.2-07). */
function listAskedFor(searchParams: URLSearchParams): { slug?: string } {
  const slug = searchParams.get(listParameter) ?? '';
  return slug !== '' && isOneLine(slug) && slug.length <= longestSlug ? { slug } : {};
}

export async function loadDealerLists(loading: PageLoaderArguments): Promise<DealerListsData> {
  await requireMember(loading);
  const { searchParams } = new URL(loading.request.url);
  return loadOrNotFound(loading, dealerListEndpoints.list, { query: listAskedFor(searchParams) });
}

export async function loadShoppingLists(loading: PageLoaderArguments): Promise<ShoppingListsData> {
  await requireMember(loading);
  const { searchParams } = new URL(loading.request.url);
  const view = listViews.find((known) => known === searchParams.get(listViewParameter)) ?? 'detail';
  const asked = searchParams.get(listPartParameter) ?? '';
  const shown = await loadOrNotFound(loading, shoppingListEndpoints.mine, {
    query: listAskedFor(searchParams),
  });
  return { ...shown, view, part: /^\d{1,4}$/.test(asked) ? Number(asked) : 1 };
}
