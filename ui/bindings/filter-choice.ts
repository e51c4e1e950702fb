import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { filterChoiceMachine } from '#machines/filter-choice/filter-choice.machine.ts';
import {
  selectFilterChoice,
  type FilterChoiceView,
} from '#machines/filter-choice/filter-choice.selectors.ts';
import { useShop } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

interface FilterChoiceOptions {
  /** Id of the sheet whose links are choices as long as it is open. */
  readonly sheetId: string;
  /** Path and query of the list that is shown. */
  readonly shownAt: string;
  /** Told of each change; null when the sheet goes away. */
  readonly onChange: (view: FilterChoiceView | null) => void;
}

/** The list a press in the open sheet leads to; null for a press that is none of these or that asks the browser for more. */
function chosenBy(event: MouseEvent, sheet: Element): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  return sheet.matches(':popover-open') ? link.getAttribute('href') : null;
}

/** What is being chosen in the filter sheet of one list. Its links stay links: without this they lead to their list at once. */
export function useFilterChoice({ sheetId, shownAt, onChange }: FilterChoiceOptions) {
  const { widget } = useShop();
  const [chart] = useState(() => widget('filterChoice', filterChoiceMachine));
  const actor = useWiredActor(chart, { shownAt });
  useEffect(() => {
    const sheet = document.getElementById(sheetId);
    if (sheet === null) return;
    const choose = (event: MouseEvent): void => {
      const address = chosenBy(event, sheet);
      if (address === null) return;
      event.preventDefault();
      actor.send({ type: 'value.choose', address });
    };
    const leave = (event: ToggleEvent): void => {
      if (event.newState === 'closed') actor.send({ type: 'choice.discard' });
    };
    const subscription = actor.subscribe((snapshot) => onChange(selectFilterChoice(snapshot)));
    sheet.addEventListener('click', choose);
    sheet.addEventListener('toggle', leave as EventListener);
    return () => {
      subscription.unsubscribe();
      sheet.removeEventListener('click', choose);
      sheet.removeEventListener('toggle', leave as EventListener);
      onChange(null);
    };
  }, [actor, onChange, sheetId]);
  const snapshot = useSelector(actor, (current) => current);
  return { view: selectFilterChoice(snapshot), send: actor.send };
}
