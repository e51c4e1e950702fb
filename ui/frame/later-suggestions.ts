import { useState } from 'react';
import type { ComponentType } from 'react';
import type { SearchSuggestionsProps } from './SearchSuggestions.tsx';

type Panel = ComponentType<SearchSuggestionsProps>;

let loaded: Panel | null = null;

/**
 * The list under the search box in a chunk of its own: nobody needs it before the box is entered. A failed load is
 * forgotten, so that the next key tries again and the box works meanwhile without the list.
 */
export function useLaterSuggestions(): { readonly Panel: Panel | null; readonly load: () => void } {
  const [Panel, show] = useState<Panel | null>(() => loaded);
  const load = (): void => {
    if (Panel !== null) return;
    import('./SearchSuggestions.tsx').then(
      ({ SearchSuggestions }) => {
        loaded = SearchSuggestions;
        show(() => SearchSuggestions);
      },
      () => undefined,
    );
  };
  return { Panel, load };
}
