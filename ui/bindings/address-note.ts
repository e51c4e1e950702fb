import { useEffect } from 'react';

/**
 * Keeps the query of the address in step with what is looked at, so that it can be shared. No navigation: nothing is loaded
 * anew, and the way back stays as it was. After each drawing, since a navigation may have brought another address.
 */
export function useAddressNote(query: string): void {
  useEffect(() => {
    const { pathname, search, hash } = location;
    if (search !== query) history.replaceState(history.state, '', `${pathname}${query}${hash}`);
  });
}
