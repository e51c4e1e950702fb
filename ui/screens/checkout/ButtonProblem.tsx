import { useTexts } from '#ui/bindings/texts.ts';
import { sentencesOf } from '#ui/sections/login/problem-sentences.ts';
import type { ShownProblem } from '#ui/sections/login/problem-sentences.ts';
import * as styles from '#ui/parts/Notice/Notice.css.ts';

/** What a button is described by that did not do its work. */
export const buttonProblemId = 'button-problem';

interface ButtonProblemProps {
  readonly problem: ShownProblem | null;
}

/** Beside the button that was pressed, why it did not work; the alert above is what is read out. */
export function ButtonProblem({ problem }: ButtonProblemProps) {
  const { checkout: words } = useTexts();
  if (problem === null) return null;
  return <ButtonNote sentences={sentencesOf(problem, words.problems, words.problems.error)} />;
}

interface ButtonNoteProps {
  readonly sentences: readonly string[];
}

/** Sentences that belong to a button, above it. */
export function ButtonNote({ sentences }: ButtonNoteProps) {
  if (sentences.length === 0) return null;
  return (
    <div id={buttonProblemId} className={styles.atButton}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
