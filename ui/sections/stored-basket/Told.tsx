import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';
import type { ShownProblem } from '#ui/parts/Form/problem-sentences.ts';
import { useStoredBasketWords } from './stored-basket-words.ts';
import * as styles from './StoredBasketsPart.css.ts';

interface SentencesProps {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** A titled list of sentences; nothing where there are none. */
export function Sentences({ title, sentences }: SentencesProps) {
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

/** Why something did not work that was to be done with a kept basket; nothing while nothing is wrong. */
export function ProblemNotice({ problem }: { readonly problem: ShownProblem | null }) {
  const words = useStoredBasketWords();
  if (problem === null) return null;
  return (
    <Notice tone="danger" role="alert">
      {sentencesOf(problem, { error: words.failed }).join(' ')}
    </Notice>
  );
}
