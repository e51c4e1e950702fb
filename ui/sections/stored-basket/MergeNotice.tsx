import { useRef } from 'react';
import type { BasketState } from '#contract/basket.ts';
import { isFocusNowhere, useChange } from '#ui/bindings/screen-change.ts';
import { useStoredBaskets } from '#ui/bindings/stored-basket.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { useStoredBasketWords } from './stored-basket-words.ts';
import { MergeReport } from './MergeReport.tsx';
import { ProblemNotice, Sentences } from './Told.tsx';
import * as styles from './StoredBasketsPart.css.ts';

/**
 * What a sign-in did with a guest's basket, as a difference that can be undone (docs/decisions/0107). Where nothing of the former
 * basket can be had, nothing has changed.
 */
export function MergeNotice({ merge }: Pick<BasketState, 'merge'>) {
  const words = useStoredBasketWords();
  const { view, send } = useStoredBaskets();
  const { deed, problem, refused } = view;
  const place = useRef<HTMLDivElement>(null);
  const undoId = merge?.undoId ?? null;
  const isUndone = deed === 'loaded' && merge === null;
  const isNotUndone = deed === 'nothingLoaded';
  // The button may have gone; what came of it is told where the focus then stands.
  useChange(deed, (_, now) => {
    if (now !== null) place.current?.focus();
  });
  useChange(problem, (_, now) => {
    if (now !== null && isFocusNowhere()) place.current?.focus();
  });
  useChange(merge === null, (_, hasNoReport) => {
    if (!hasNoReport) send({ type: 'stored.close' });
  });
  // What is told beside a report goes with it.
  useChange(isNotUndone && merge !== null, (wasBeside) => {
    if (wasBeside && isNotUndone) send({ type: 'stored.close' });
  });
  const undo = (id: number): void => {
    send({ type: 'stored.load', id, isBasketEmpty: false });
    send({ type: 'load.replace' });
  };
  if (merge === null && !isUndone && !isNotUndone && problem === null) return null;
  return (
    <div
      ref={place}
      className={styles.merge}
      tabIndex={-1}
      data-machine="stored-basket"
      data-state={view.state}
      aria-busy={view.isBusy}
    >
      {isUndone ? (
        <Notice tone="info">
          <p>{refused.length === 0 ? words.undone : words.undoneInPart}</p>
          <Sentences title={words.refusedTitle} sentences={refused} />
        </Notice>
      ) : null}
      {isNotUndone ? (
        <Notice tone="warning" role="alert">
          <p>{words.notUndone}</p>
          <Sentences title={words.refusedTitle} sentences={refused} />
        </Notice>
      ) : null}
      {merge === null ? null : (
        <MergeReport
          merge={merge}
          {...(undoId === null
            ? {}
            : {
                actions: (
                  <Button
                    size="small"
                    isPending={view.isBusy}
                    pendingLabel={words.undoing}
                    onClick={() => undo(undoId)}
                  >
                    {words.undo}
                  </Button>
                ),
              })}
        >
          {undoId === null ? null : <p className={styles.small}>{words.undoHint}</p>}
        </MergeReport>
      )}
      <ProblemNotice problem={problem} />
    </div>
  );
}
