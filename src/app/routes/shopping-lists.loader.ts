import { shoppingListEndpoints } from '#contract/shopping-list.ts';
import {
  listParameter,
  listPartParameter,
  listViewParameter,
  listViews,
} from '#contract/shopping-list-path.ts';
import { isOneLine } from '#contract/storable.ts';
import type { ShoppingListsData } from '#ui/screens/shopping-lists/shopping-lists-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

const longestSlug = 200;

export async function loadShoppingLists(loading: PageLoaderArguments): Promise<ShoppingListsData> {
  await requireMember(loading);
  const { searchParams } = new URL(loading.request.url);
  const named = searchParams.get(listParameter) ?? '';
  // What no list can be called is another list's name that is gone: the first one is shown (S4.2-07).
  const slug = isOneLine(named) && named.length <= longestSlug ? named : '';
  const view = listViews.find((known) => known === searchParams.get(listViewParameter)) ?? 'detail';
  const asked = searchParams.get(listPartParameter) ?? '';
  const shown = await loadOrNotFound(loading, shoppingListEndpoints.mine, {
    query: slug === '' ? {} : { slug },
  });
  return { ...shown, view, part: /^\d{1,4}$/.test(asked) ? Number(asked) : 1 };
}
