import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { printerChoiceMachine } from '#machines/printer-choice/printer-choice.machine.ts';
import { selectPrinterChoice } from '#machines/printer-choice/printer-choice.selectors.ts';
import { useShop } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

/**
 * The printer finder's lists, as long as they stand there.
 *
 * @param onOpen goes to the page of the chosen printer
 */
export function usePrinterChoice(onOpen: (path: string) => void) {
  const { widget } = useShop();
  const [chart] = useState(() => widget('printerChoice', printerChoiceMachine));
  const actor = useWiredActor(chart, undefined);
  useEffect(() => {
    const subscription = actor.on('choice.opened', ({ path }) => onOpen(path));
    return () => subscription.unsubscribe();
  }, [actor, onOpen]);
  const snapshot = useSelector(actor, (current) => current);
  return { view: selectPrinterChoice(snapshot), send: actor.send };
}
