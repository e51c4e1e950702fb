import type { ReplyOf } from '#contract/endpoint.ts';
import type { shoppingListEndpoints } from '#contract/shopping-list.ts';
import type { ShoppingListView } from '#contract/shopping-list-path.ts';

/** The lists, what is on the current one, and how the address wants it shown. */
export type ShoppingListsData = ReplyOf<typeof shoppingListEndpoints.mine> & {
  readonly view: ShoppingListView;
  /** Part of a long list, counted from 1. */
  readonly part: number;
};
