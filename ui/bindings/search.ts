import { shallowEqual, useSelector } from '@xstate/react';
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

/** The search box with its suggestions. */
export function useSearchBox() {
  const { search } = useShop().system;
  const view = useSelector(
    search,
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
  return { view, send: search.send };
}
