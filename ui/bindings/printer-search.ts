import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useSearchView } from './search.ts';
import { useShop } from './shop.ts';

interface PrinterSearchWishes {
  /** What the address says already. */
  readonly term: string;
  readonly onSubmit: (term: string) => void;
  readonly onChoose: (path: string) => void;
}

/** The same search limited to printers, as long as the finder stands there. */
export function usePrinterSearch({ term, onSubmit, onChoose }: PrinterSearchWishes) {
  const { logics, inspect, onPrinterFound } = useShop();
  const actor = useActorRef(logics.printerSearch, { input: { term }, inspect });
  useEffect(() => {
    const subscriptions = [
      actor.on('search.submitted', (submitted) => onSubmit(submitted.term)),
      actor.on('search.suggestionChosen', ({ path, term: typed }) => {
        onPrinterFound?.(typed);
        onChoose(path);
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, onSubmit, onChoose, onPrinterFound]);
  return { view: useSearchView(actor), send: actor.send };
}
