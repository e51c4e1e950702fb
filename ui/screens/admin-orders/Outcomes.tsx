import { useId } from 'react';
import type { OrderOutcome } from '#machines/order-approval/order-approval.types.ts';
import { useList } from '#ui/bindings/formats.ts';
import { useFocusOn } from '#ui/bindings/screen-change.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import type { Desk } from './desk.ts';
import { inGroup, outcomeGroups, outcomesOf } from './outcome-groups.ts';
import * as styles from './AdminOrdersScreen.css.ts';

interface OutcomesProps {
  readonly desk: Desk;
}

/** What became of each order of the last decision, and the way to send again what was not answered. */
export function Outcomes({ desk }: OutcomesProps) {
  const { state } = desk.view;
  return state === 'told' || state === 'unanswered' ? <Told key={state} desk={desk} /> : null;
}

function Told({ desk: { view, send } }: OutcomesProps) {
  const { adminOrders: words } = useTexts();
  const { outcomes, state } = view;
  // The button that was pressed is gone: the focus stands on what is told.
  const place = useFocusOn<HTMLDivElement>(state);
  const told = useId();
  const isSilent = state === 'unanswered';
  const isGood = outcomes.every(({ kind }) => kind === 'done');
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={styles.told}
      role={isSilent ? 'alert' : 'status'}
      aria-label={words.outcomesTitle}
      // What takes the focus is read by its name: what became of the orders belongs to it. An alert is read as a whole.
      aria-describedby={isSilent ? undefined : told}
    >
      <Notice
        tone={isSilent ? 'danger' : isGood ? 'info' : 'warning'}
        role="none"
        actions={
          <>
            {isSilent ? (
              <Button variant="main" onClick={() => send({ type: 'decision.retry' })}>
                {words.retry}
              </Button>
            ) : null}
            <Button variant="quiet" onClick={() => send({ type: 'outcomes.dismiss' })}>
              {words.dismiss}
            </Button>
          </>
        }
      >
        <OutcomeList id={told} outcomes={outcomes} />
      </Notice>
    </div>
  );
}

interface OutcomeListProps {
  readonly id?: string;
  readonly outcomes: readonly OrderOutcome[];
}

/** What became of each of these orders; nothing where there are none. */
export function OutcomeList({ id, outcomes }: OutcomeListProps) {
  const { adminOrders: words } = useTexts();
  const list = useList();
  if (outcomes.length === 0) return null;
  const groups = outcomeGroups
    .map((group) => ({ group, numbers: inGroup(outcomes, group) }))
    .filter(({ numbers }) => numbers.length > 0);
  return (
    <ul id={id} className={styles.outcomes}>
      {groups.map(({ group, numbers }) => (
        <li key={group}>{words.outcomes[group]({ count: numbers.length, numbers: list(numbers) })}</li>
      ))}
      {[...outcomesOf(outcomes, 'decidedElsewhere'), ...outcomesOf(outcomes, 'refused')].map(
        ({ orderNumber, sentence }) => (
          <li key={orderNumber}>
            {words.refused({
              number: orderNumber,
              sentence: sentence === '' ? words.refusedPlain : sentence,
            })}
          </li>
        ),
      )}
    </ul>
  );
}
