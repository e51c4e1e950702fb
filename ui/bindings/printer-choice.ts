import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { printerChoiceMachine } from '#machines/printer-choice/printer-choice.machine.ts';
import { selectPrinterChoice } from '#machines/printer-choice/printer-choice.selectors.ts';
import { useShop } from './shop.ts';

/**
 * The printer finder's lists, as long as they stand there.
 *
 * @param onOpen goes to the page of the chosen printer
 */
export function usePrinterChoice(onOpen: (path: string) => void) {
  const { logics, inspect } = useShop();
  const [logic] = useState(() => logics.wired(printerChoiceMachine));
  const actor = useActorRef(logic, { inspect });
  useEffect(() => {
    const subscription = actor.on('choice.opened', ({ path }) => onOpen(path));
    return () => subscription.unsubscribe();
  }, [actor, onOpen]);
  const snapshot = useSelector(actor, (current) => current);
  return { view: selectPrinterChoice(snapshot), send: actor.send };
}
