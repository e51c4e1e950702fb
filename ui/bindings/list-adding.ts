import { useState } from 'react';
import type { OrderableArticle } from '#contract/basket.ts';
import type { ListHead } from '#contract/shopping-list.ts';
import { useForm } from './form.ts';
import { useShop } from './shop.ts';

const fields = {
  quantity: { kind: 'line', longest: 20 },
  list: { kind: 'line', longest: 20 },
} as const;

/**
 * Puts an article on a list of the visitor's (S4.3-02, S7.3): at once where there is one or none, else on the one that is chosen. What
 * comes of it is told by toasts.
 */
export function useListAdding({
  articleNumber,
  shopDepotId,
}: Pick<OrderableArticle, 'articleNumber' | 'shopDepotId'>) {
  const { viewCalls } = useShop();
  const given = { articleNumber, shopDepotId: String(shopDepotId) };
  const { form, view, reopen } = useForm('list-adding', fields, { given });
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  /** There is more than one to choose from. */
  const [choice, setChoice] = useState<readonly ListHead[] | null>(null);
  const addTo = (list: string, quantity: number): void => {
    setChoice(null);
    // One that was sent is open no more.
    reopen();
    form.submit({ quantity: String(quantity), list });
  };
  const ask = async (quantity: number): Promise<void> => {
    setAsking(true);
    setFailed(false);
    try {
      const lists = await (await viewCalls()).loadLists();
      if (lists.length > 1) setChoice(lists);
      else addTo('', quantity);
    } catch {
      setFailed(true);
    }
    setAsking(false);
  };
  const isBusy = isAsking || form.isBusy;
  return {
    state: view.state,
    isBusy,
    hasFailed,
    choice,
    add: (quantity: number) => {
      if (!isBusy) void ask(quantity);
    },
    addTo,
  };
}
