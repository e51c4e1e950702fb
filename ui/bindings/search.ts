import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { SearchMachine } from '#machines/search/search.machine.ts';
import {
  selectHighlighted,
  selectIsPanelOpen,
  selectIsSearching,
  selectMayShowAll,
  selectNoticeKey,
  selectSuggestions,
  selectTerm,
  selectTotal,
} from '#machines/search/search.selectors.ts';
import { useShop } from './shop.ts';

type SearchActor = ActorRefFrom<SearchMachine>;

/** What a box of the search machine shows. */
export function useSearchView(actor: SearchActor) {
  return useSelector(
    actor,
    (snapshot) => ({
      term: selectTerm(snapshot),
      isPanelOpen: selectIsPanelOpen(snapshot),
      isSearching: selectIsSearching(snapshot),
      suggestions: selectSuggestions(snapshot),
      total: selectTotal(snapshot),
      highlighted: selectHighlighted(snapshot),
      mayShowAll: selectMayShowAll(snapshot),
      noticeKey: selectNoticeKey(snapshot),
    }),
    shallowEqual,
  );
}

/** The search box with its suggestions. */
export function useSearchBox() {
  const { search } = useShop().system;
  return { view: useSearchView(search), send: search.send };
}
