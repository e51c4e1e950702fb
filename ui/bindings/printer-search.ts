import { useEffect, useState } from 'react';
import { searchMachine } from '#machines/search/search.machine.ts';
import { useSearchView } from './search.ts';
import { useShop } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

interface PrinterSearchWishes {
  /** What the address says already. */
  readonly term: string;
  readonly onSubmit: (term: string) => void;
  readonly onChoose: (path: string) => void;
}

/** The same search limited to printers, as long as the finder stands there. */
export function usePrinterSearch({ term, onSubmit, onChoose }: PrinterSearchWishes) {
  const { widget } = useShop();
  const [chart] = useState(() => widget('printerSearch', searchMachine));
  const actor = useWiredActor(chart, { term });
  useEffect(() => {
    const subscriptions = [
      actor.on('search.submitted', (submitted) => onSubmit(submitted.term)),
      actor.on('search.suggestionChosen', ({ path }) => onChoose(path)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, onSubmit, onChoose]);
  return { view: useSearchView(actor), send: actor.send };
}
