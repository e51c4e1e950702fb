import { useRef, useState } from 'react';
import type { ListPosition } from '#contract/shopping-list.ts';
import { useShop } from './shop.ts';

/**
 * The quantity of a position of a list: one change on its way, the last one wins, and then the page is loaded anew. What could not be
 * kept is told, and the field shows what the list holds.
 *
 * @param otherwise what is said when nobody says why it failed
 */
export function useListQuantity({ id, quantity }: Pick<ListPosition, 'id' | 'quantity'>, otherwise: string) {
  const { viewCalls, system } = useShop();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Shown instead of what the page has loaded, until that is another one. */
  const [ahead, setAhead] = useState<{ readonly quantity: number; readonly insteadOf: number } | null>(null);
  const wanted = useRef<number | null>(null);
  const isUnderWay = useRef(false);

  const sendAll = async (): Promise<void> => {
    const { changeListQuantity } = await viewCalls();
    for (let next = wanted.current; next !== null; next = wanted.current) {
      wanted.current = null;
      const answer = await changeListQuantity(id, next);
      if ('messages' in answer) {
        setAhead(null);
        setProblem(answer.messages.join(' ') || otherwise);
      } else if (wanted.current === null) setAhead({ quantity: answer.quantity, insteadOf: quantity });
    }
  };
  const change = async (next: number): Promise<void> => {
    wanted.current = next;
    setAhead({ quantity: next, insteadOf: quantity });
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await sendAll();
    } catch {
      wanted.current = null;
      setAhead(null);
      setProblem(otherwise);
    }
    isUnderWay.current = false;
    setBusy(false);
    system.navigation.send({ type: 'data.outdated' });
  };
  return {
    quantity: ahead?.insteadOf === quantity ? ahead.quantity : quantity,
    isBusy,
    problem,
    change: (next: number) => void change(next),
  };
}
