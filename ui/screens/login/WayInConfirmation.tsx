import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ErrorSummary } from '#ui/parts/ErrorSummary/ErrorSummary.tsx';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';
import type { ShownProblem } from '#ui/parts/Form/problem-sentences.ts';
import * as styles from '#ui/sections/login/LoginForm.css.ts';

interface WayInConfirmationProps {
  /** Why the last press did not work; null before the first. */
  readonly problem: ShownProblem | null;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
}

const takeFocus = (told: HTMLDivElement | null): void => told?.focus();

/** Asks whether the link of the mail shall be used in this browser; opening the page alone changes nothing. */
export function WayInConfirmation({ problem, isBusy, onConfirm }: WayInConfirmationProps) {
  const { session: words } = useTexts();
  const errors =
    problem === null || isBusy ? [] : sentencesOf(problem, words.problems).map((message) => ({ message }));
  return (
    <div className={styles.form}>
      <ErrorSummary ref={takeFocus} title={words.errorTitle} errors={errors} />
      <p>{words.wayIn.intro}</p>
      <p>{words.wayIn.hint}</p>
      <noscript>{words.needsScript}</noscript>
      <div>
        <Button
          variant="main"
          size="large"
          isPending={isBusy}
          pendingLabel={words.wayIn.confirming}
          onClick={onConfirm}
        >
          {words.wayIn.confirm}
        </Button>
      </div>
    </div>
  );
}
