import { Button } from '#ui/parts/Button/Button.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { useStoredBasketWords } from './stored-basket-words.ts';
import * as styles from './StoredBasketsPart.css.ts';

interface LoadQuestionProps {
  readonly name: string;
  readonly onAnswer: (answer: 'load.merge' | 'load.replace' | 'load.cancel') => void;
}

/** What becomes of what lies in the basket: nothing is put to it or taken away unasked. */
export function LoadQuestion({ name, onAnswer }: LoadQuestionProps) {
  const words = useStoredBasketWords();
  return (
    <div role="group" aria-labelledby="stored-basket-question" data-question="">
      <Notice tone="info" role="none">
        <p id="stored-basket-question">
          <b>{words.question({ name })}</b>
        </p>
        <p>{words.questionHint}</p>
        <div className={styles.actions}>
          <Button size="small" variant="main" onClick={() => onAnswer('load.merge')}>
            {words.merge}
          </Button>
          <Button size="small" onClick={() => onAnswer('load.replace')}>
            {words.replace}
          </Button>
          <Button size="small" onClick={() => onAnswer('load.cancel')}>
            {words.cancel}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
