import { useRef } from 'react';
import type { BasketState } from '#contract/basket.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import { useStoredBaskets } from '#ui/bindings/stored-basket.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { useStoredBasketWords } from './stored-basket-words.ts';
import * as styles from './StoredBasketsPart.css.ts';

/** What a sign-in did with a guest's basket, as a difference that can be undone (docs/decisions/0107). */
export function MergeNotice({ merge }: Pick<BasketState, 'merge'>) {
  const words = useStoredBasketWords();
  const { view, send } = useStoredBaskets();
  const place = useRef<HTMLDivElement>(null);
  // The button has gone; what came of it is told where the focus then stands.
  useChange(view.deed, (_, deed) => {
    if (deed === 'loaded') place.current?.focus();
  });
  const undo = (id: number): void => {
    send({ type: 'stored.load', id, isBasketEmpty: false });
    send({ type: 'load.replace' });
  };
  const isUndone = view.deed === 'loaded';
  if (merge === null && !isUndone) return null;
  const undoId = isUndone ? null : (merge?.undoId ?? null);
  return (
    <div
      ref={place}
      className={styles.merge}
      tabIndex={-1}
      data-machine="stored-basket"
      data-state={view.state}
      aria-busy={view.isBusy}
    >
      <Notice
        tone="info"
        {...(undoId === null
          ? {}
          : {
              actions: (
                <Button
                  size="small"
                  aria-disabled={view.isBusy || undefined}
                  onClick={view.isBusy ? undefined : () => undo(undoId)}
                >
                  {view.isBusy ? words.undoing : words.undo}
                </Button>
              ),
            })}
      >
        {isUndone ? (
          <>
            <p>{words.undone}</p>
            <Sentences title={words.refusedTitle} sentences={view.refused} />
          </>
        ) : merge === null ? null : (
          <>
            <p className={styles.lead}>
              {words.merged({
                added: merge.added,
                changed: merge.changed.length,
                refused: merge.refused.length,
              })}
            </p>
            <Sentences title={words.changedTitle} sentences={merge.changed} />
            <Sentences title={words.notTakenTitle} sentences={merge.refused} />
            {undoId === null ? null : <p className={styles.small}>{words.undoHint}</p>}
          </>
        )}
      </Notice>
      {view.problem === null ? null : (
        <Notice tone="danger" role="alert">
          {sentencesOf(view.problem, { error: words.failed }).join(' ')}
        </Notice>
      )}
    </div>
  );
}

function Sentences({ title, sentences }: { readonly title: string; readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <>
      <p>{title}:</p>
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
