import type { AnyStateNode } from 'xstate';
import type { Bilingual, StateWords } from '#machines/words.ts';
import type { AnyCatalog } from './explore/candidates.ts';

type Named = Readonly<Record<string, Bilingual>>;

/** The words of any chart, by the names its parts have when it runs. */
export interface WordsByName {
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly states: Readonly<Record<string, StateWords>>;
  readonly guards: Named;
  readonly events?: Named;
  readonly facts?: Named;
}

/** The words of the chart a catalogue belongs to. */
export const wordsOf = (catalog: AnyCatalog): WordsByName => catalog.words as never;

/** The name a state has among its chart's words: `asking.waiting`; empty for the chart itself. */
export const statePath = (node: AnyStateNode): string => node.path.join('.');

/** The words of a state, or of the whole chart; undefined where somebody forgot them. */
export function stateWordsOf(catalog: AnyCatalog, node: AnyStateNode): StateWords | undefined {
  const words = wordsOf(catalog);
  return node.parent === undefined ? { ...words, spec: [] } : words.states[statePath(node)];
}
