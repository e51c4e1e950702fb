import { shallowEqual, useSelector } from '@xstate/react';
import type { FocusEvent, KeyboardEvent, SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { SearchMachine } from '#machines/search/search.machine.ts';
import {
  selectHighlighted,
  selectIsPanelOpen,
  selectIsSearching,
  selectLead,
  selectMayClose,
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
      mayClose: selectMayClose(snapshot),
      suggestions: selectSuggestions(snapshot),
      total: selectTotal(snapshot),
      lead: selectLead(snapshot),
      highlighted: selectHighlighted(snapshot),
      mayShowAll: selectMayShowAll(snapshot),
      noticeKey: selectNoticeKey(snapshot),
    }),
    shallowEqual,
  );
}

/** What the form around a box of the search machine and its field do: arrow keys, Escape, sending, leaving. */
export function suggestionBox(view: ReturnType<typeof useSearchView>, send: SearchActor['send']) {
  return {
    form: {
      'data-machine': 'search',
      'data-state': view.isSearching ? 'searching' : view.isPanelOpen ? 'open' : 'closed',
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        send({ type: 'search.submit' });
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) send({ type: 'search.close' });
      },
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { key } = event;
      if (key === 'ArrowDown' || key === 'ArrowUp')
        send({ type: 'highlight.move', direction: key === 'ArrowDown' ? 'down' : 'up' });
      // With nothing to close the key is the browser's, which empties the box.
      else if (key === 'Escape' && view.mayClose) send({ type: 'search.close' });
      else return;
      event.preventDefault();
    },
  };
}

/** The search box with its suggestions. */
export function useSearchBox() {
  const { search } = useShop().system;
  return { view: useSearchView(search), send: search.send };
}
