import type { SnapshotFrom } from 'xstate';
import type { SearchSuggestion } from '#contract/listing.ts';
import type { TextKey } from '#texts/texts.ts';
import type { SearchMachine } from './search.machine.ts';

type SearchSnapshot = SnapshotFrom<SearchMachine>;

/** The term as it was typed. */
export const selectTerm = (snapshot: SearchSnapshot): string => snapshot.context.term;

/**
 * Whether the list under the box is open: with suggestions, or with the word that there are none. It stays open with the
 * last suggestions while the next ones are on their way, so that it does not flicker.
 */
export const selectIsPanelOpen = (snapshot: SearchSnapshot): boolean =>
  snapshot.hasTag('panelOpen') || snapshot.context.suggestions.length > 0;

export const selectIsSearching = (snapshot: SearchSnapshot): boolean => snapshot.hasTag('busy');

/** Whether there is something to close: the list, or suggestions that are on their way. */
export const selectMayClose = (snapshot: SearchSnapshot): boolean => snapshot.can({ type: 'search.close' });

/** Suggestions, those of one kind side by side. */
export const selectSuggestions = (snapshot: SearchSnapshot): readonly SearchSuggestion[] =>
  snapshot.context.suggestions;

/** Articles the list of hits holds. */
export const selectTotal = (snapshot: SearchSnapshot): number => snapshot.context.total;

/** What is said above suggestions that are only next to what was meant; null for others. */
export const selectLead = (snapshot: SearchSnapshot): string | null => snapshot.context.lead;

/** Index of the suggestion the arrow keys stand on; null for the box. */
export const selectHighlighted = (snapshot: SearchSnapshot): number | null => snapshot.context.highlighted;

/** Whether a list of hits stands behind the suggestions (S4.2: show-all). */
export const selectMayShowAll = (snapshot: SearchSnapshot): boolean => snapshot.can({ type: 'hits.showAll' });

/** What the open panel says instead of suggestions; null when it lists some. */
export function selectNoticeKey(snapshot: SearchSnapshot): TextKey | null {
  if (!selectIsPanelOpen(snapshot) || snapshot.context.suggestions.length > 0) return null;
  const { failure } = snapshot.context;
  if (failure === null) return 'search.none';
  if (failure === 'noAnswer') return 'search.failedNoAnswer';
  return failure === 'down' ? 'search.failedDown' : 'search.failed';
}
