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
  const list = useList();
  const { outcomes, state } = view;
  // The button that was pressed is gone: the focus stands on what is told.
  const place = useFocusOn<HTMLDivElement>(state);
  const groups = outcomeGroups
    .map((group) => ({ group, numbers: inGroup(outcomes, group) }))
    .filter(({ numbers }) => numbers.length > 0);
  const isSilent = state === 'unanswered';
  const isGood = outcomes.every(({ kind }) => kind === 'done');
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={styles.told}
      role={isSilent ? 'alert' : 'status'}
      aria-label={words.outcomesTitle}
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
        <ul className={styles.outcomes}>
          {groups.map(({ group, numbers }) => (
            <li key={group}>{words.outcomes[group]({ count: numbers.length, numbers: list(numbers) })}</li>
          ))}
          {outcomesOf(outcomes, 'refused').map(({ orderNumber, sentence }) => (
            <li key={orderNumber}>
              {words.refused({
                number: orderNumber,
                sentence: sentence === '' ? words.refusedPlain : sentence,
              })}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
