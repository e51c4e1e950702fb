/** The lists of articles somebody keeps (S2.3-04). */
export const shoppingListsPath = '/my/shopping_lists';
/** The lists the shop's staff put together for a customer (S2.3-05). */
export const dealerListsPath = '/my/dealer_lists';

/** Parameters of its address: the list by its slug, how it is shown, and which part of a long one. */
export const listParameter = 'list';
export const listViewParameter = 'view';
export const listPartParameter = 'page';

/** Each position with all that can be done to it, or one line each (S2.3-14). */
export const listViews = ['detail', 'list'] as const;
export type ShoppingListView = (typeof listViews)[number];

interface ListPlace {
  readonly slug?: string;
  readonly view?: ShoppingListView;
  /** Counted from 1. */
  readonly part?: number;
}

/** Where a list is shown; without a slug the first one. */
export function shoppingListPath({ slug, view = 'detail', part = 1 }: ListPlace): string {
  const query = new URLSearchParams();
  if (slug !== undefined) query.set(listParameter, slug);
  if (view !== 'detail') query.set(listViewParameter, view);
  if (part > 1) query.set(listPartParameter, String(part));
  return query.size === 0 ? shoppingListsPath : `${shoppingListsPath}?${query}`;
}

/** Where a list of the shop is shown; without a slug the first one. */
export const dealerListPath = (slug?: string): string =>
  slug === undefined
    ? dealerListsPath
    : `${dealerListsPath}?${new URLSearchParams({ [listParameter]: slug })}`;
