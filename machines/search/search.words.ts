import type { ChartWords } from '#machines/path-ready.ts';
import type { SearchMachine } from './search.machine.ts';

/** What people call the chart `search` and its parts; states stand in the order in which they are read. */
export const searchWords: ChartWords<SearchMachine> = {
  title: { de: 'Suche mit Vorschlägen', en: 'Search with suggestions' },
  description: {
    de: 'Vorschläge beim Tippen, Auswahl mit den Pfeiltasten, Weg zur Trefferliste.',
    en: 'Suggestions while typing, choosing by arrow keys, the way to the list of hits.',
  },
  states: {
    checking: {
      title: { de: 'Begriff übernehmen', en: 'Taking the term over' },
      description: {
        de: 'Der Suchbegriff der Adresse wird übernommen.',
        en: 'The term of the address is taken over.',
      },
      spec: ['S2.11-04'],
    },
    empty: {
      title: { de: 'Leer', en: 'Empty' },
      description: {
        de: 'Das Suchfeld ist leer; es gibt keine Vorschläge.',
        en: 'The search box is empty; there are no suggestions.',
      },
      spec: ['S4.2-08'],
    },
    typing: {
      title: { de: 'Wird getippt', en: 'Typing' },
      description: {
        de: 'Es wird getippt; Vorschläge kommen nach einer kurzen Pause.',
        en: 'Somebody is typing; suggestions come after a short pause.',
      },
      spec: ['S7.1-08'],
    },
    searching: {
      title: { de: 'Sucht', en: 'Searching' },
      description: { de: 'Vorschläge werden geholt.', en: 'Suggestions are being fetched.' },
      spec: ['S7.1-08'],
    },
    results: {
      title: { de: 'Vorschläge', en: 'Suggestions' },
      description: {
        de: 'Vorschläge stehen zur Wahl, darunter der Weg zu allen Treffern.',
        en: 'Suggestions can be chosen, below them the way to all hits.',
      },
      spec: ['S7.1-08', 'S4.2-08'],
    },
    none: {
      title: { de: 'Kein Vorschlag', en: 'No suggestion' },
      description: {
        de: 'Zu diesem Begriff gibt es keinen Vorschlag; suchen geht trotzdem.',
        en: 'There is no suggestion for this term; searching works all the same.',
      },
      spec: ['S7.1-08'],
    },
    failed: {
      title: { de: 'Keine Antwort', en: 'No answer' },
      description: {
        de: 'Vorschläge sind gerade nicht zu bekommen; suchen geht trotzdem.',
        en: 'Suggestions cannot be had at the moment; searching works all the same.',
      },
      spec: ['S8-03'],
    },
    closed: {
      title: { de: 'Zugeklappt', en: 'Closed' },
      description: {
        de: 'Ein Begriff steht im Feld, Vorschläge sind nicht offen.',
        en: 'A term stands in the box, suggestions are not open.',
      },
      spec: ['S2.11-04', 'S2.11-09'],
    },
  },
  guards: {
    isEmpty: { de: 'das Suchfeld wurde geleert', en: 'the search box was emptied' },
    hasNoTerm: { de: 'Suchfeld ist leer', en: 'the search box is empty' },
    hasFound: { de: 'es gibt Treffer', en: 'there are suggestions' },
    hasHits: { de: 'es gibt Artikel dazu', en: 'there are articles for it' },
    isSuggestionHighlighted: { de: 'ein Vorschlag ist markiert', en: 'a suggestion is highlighted' },
    isAborted: { de: 'der Aufruf wurde abgebrochen', en: 'the call was given up' },
    isSuggestion: { de: 'es ist ein Vorschlag', en: 'it is a suggestion' },
  },
  events: {
    'address.changed': { de: 'Andere Seite geöffnet', en: 'Another page opened' },
  },
};
