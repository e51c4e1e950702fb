import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ErrorSummary } from '#ui/parts/ErrorSummary/ErrorSummary.tsx';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';
import type { ShownProblem } from '#ui/parts/Form/problem-sentences.ts';
import * as styles from './SecondFactorScreen.css.ts';
import * as login from '#ui/sections/login/LoginForm.css.ts';

interface MailRequestProps {
  /** Where the code goes, all but hidden. */
  readonly email: string;
  readonly isMailed: boolean;
  readonly isSending: boolean;
  /** Why the last press did not work; null before the first. */
  readonly problem: ShownProblem | null;
  readonly onRequest: () => void;
}

const takeFocus = (told: HTMLDivElement | null): void => told?.focus();

/** Asks for a code by mail, the first time or once more. */
export function MailRequest({ email, isMailed, isSending, problem, onRequest }: MailRequestProps) {
  const { secondFactor: words } = useTexts();
  const errors = problem === null ? [] : sentencesOf(problem, words.problems).map((message) => ({ message }));
  return (
    <div className={isMailed ? styles.resend : login.form}>
      <ErrorSummary ref={takeFocus} title={words.mailErrorTitle} errors={errors} />
      <p role="status">{(isMailed ? words.mailed : words.mailHint)({ email })}</p>
      <div>
        <Button
          variant={isMailed ? 'secondary' : 'main'}
          size={isMailed ? 'medium' : 'large'}
          isPending={isSending}
          pendingLabel={words.mailing}
          onClick={onRequest}
        >
          {isMailed ? words.mailAgain : words.mail}
        </Button>
      </div>
    </div>
  );
}
