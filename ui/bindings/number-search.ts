import { useEffect, useState } from 'react';
import { splitArticleKey } from '#contract/article.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import { useSearchView } from './search.ts';
import { useShop } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

/** The number of the article a path leads to. */
const numberOf = (path: string): string => splitArticleKey(path.split('/')[3] ?? '')?.articleNumber ?? '';

interface NumberSearchWishes {
  /** What stands in the field at first. */
  readonly term: string;
  /** Told of a number that was typed or chosen; the field is empty then. */
  readonly onEntered: (number: string) => void;
}

/** The same search limited to articles, whose numbers are typed into a field. */
export function useNumberSearch({ term: typed, onEntered }: NumberSearchWishes) {
  const { fewWidget } = useShop();
  const [chart] = useState(() => fewWidget('numberSearch', searchMachine));
  const actor = useWiredActor(chart, { term: typed });
  useEffect(() => {
    const heard = actor.on('search.suggestionChosen', ({ path }) => onEntered(numberOf(path)));
    return () => heard.unsubscribe();
  }, [actor, onEntered]);
  const view = useSearchView(actor);
  const choose = (index: number): void => {
    actor.send({ type: 'suggestion.choose', index });
    actor.send({ type: 'term.changed', term: '' });
  };
  return {
    view,
    send: actor.send,
    choose,
    /** @param mayBeSuggestion the highlighted suggestion is meant where there is one */
    enter: (mayBeSuggestion: boolean): void => {
      const { highlighted, term } = view;
      if (mayBeSuggestion && view.isPanelOpen && highlighted !== null) {
        choose(highlighted);
        return;
      }
      actor.send({ type: 'term.changed', term: '' });
      onEntered(term);
    },
  };
}
