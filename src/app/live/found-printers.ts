import type { ActorRefFrom } from 'xstate';
import type { SearchMachine } from '#machines/search/search.machine.ts';

type Listener = (term: string) => void;

const listeners: Listener[] = [];

/** Tells of printers the finder leads straight to; its search lives and ends with its page. Nobody listens before consent. */
export function followFinder(search: ActorRefFrom<SearchMachine>): () => void {
  const subscription = search.on('search.suggestionChosen', ({ term }) =>
    listeners.forEach((told) => told(term)),
  );
  return () => subscription.unsubscribe();
}

export function listenToFoundPrinters(next: Listener): void {
  listeners.push(next);
}
