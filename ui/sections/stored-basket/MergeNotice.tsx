import { useRef, useState } from 'react';
import type { BasketMerge, BasketState } from '#contract/basket.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import { useStoredBaskets } from '#ui/bindings/stored-basket.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { useStoredBasketWords } from './stored-basket-words.ts';
import * as styles from './StoredBasketsPart.css.ts';

/**
 * What a sign-in did with a guest's basket, as a difference that can be undone (docs/decisions/0107). It is undone where the
 * basket that came of it has no report any more; where nothing of the former basket can be had, nothing has changed.
 */
export function MergeNotice({ merge }: Pick<BasketState, 'merge'>) {
  const words = useStoredBasketWords();
  const { view, send } = useStoredBaskets();
  const { deed, problem, refused } = view;
  const place = useRef<HTMLDivElement>(null);
  // The basket is there before the answer is: what it tells then is what came of the undoing, not what became of it later.
  const [answered, setAnswered] = useState({ deed, isUndone: false });
  if (answered.deed !== deed) setAnswered({ deed, isUndone: deed === 'loaded' && merge === null });
  const isUndone = answered.isUndone && merge === null;
  const isNotUndone = deed === 'loaded' && merge !== null;
  // The button may have gone; what came of it is told where the focus then stands.
  useChange(deed, (_, now) => {
    if (now === 'loaded') place.current?.focus();
  });
  useChange(problem, (_, now) => {
    if (now !== null && document.activeElement === document.body) place.current?.focus();
  });
  useChange(merge === null, (_, hasNoReport) => {
    if (!hasNoReport) send({ type: 'stored.close' });
  });
  const undo = (id: number): void => {
    send({ type: 'stored.load', id, isBasketEmpty: false });
    send({ type: 'load.replace' });
  };
  if (merge === null && !isUndone && problem === null) return null;
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
      {merge === null ? null : <Report merge={merge} isUndoing={view.isBusy} onUndo={undo} />}
      {problem === null ? null : (
        <Notice tone="danger" role="alert">
          {sentencesOf(problem, { error: words.failed }).join(' ')}
        </Notice>
      )}
    </div>
  );
}

interface ReportProps {
  readonly merge: BasketMerge;
  readonly isUndoing: boolean;
  readonly onUndo: (id: number) => void;
}

function Report({ merge: { added, changed, refused, undoId }, isUndoing, onUndo }: ReportProps) {
  const words = useStoredBasketWords();
  return (
    <Notice
      tone="info"
      // It comes with its page; as a region all of it would be read again when its button is pressed.
      role="none"
      {...(undoId === null
        ? {}
        : {
            actions: (
              <Button
                size="small"
                aria-disabled={isUndoing || undefined}
                onClick={isUndoing ? undefined : () => onUndo(undoId)}
              >
                {isUndoing ? words.undoing : words.undo}
              </Button>
            ),
          })}
    >
      <p className={styles.lead}>
        {words.merged({ added, changed: changed.length, refused: refused.length })}
      </p>
      <Sentences title={words.changedTitle} sentences={changed} />
      <Sentences title={words.notTakenTitle} sentences={refused} />
      {undoId === null ? null : <p className={styles.small}>{words.undoHint}</p>}
    </Notice>
  );
}

function Sentences({ title, sentences }: { readonly title: string; readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <>
      <p>{title}:</p>
      <ul className={styles.sentences}>
        {sentences.map((sentence, index) => (
          // Of two lines with one article both may say the same.
          <li key={index}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
