import type { ReactNode } from 'react';
import type { PasskeySignInMachine } from '#machines/passkey-sign-in/passkey-sign-in.machine.ts';
import { usePasskeySignIn } from '#ui/bindings/passkey-sign-in.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import * as styles from './PasskeySignIn.css.ts';

interface PasskeySignInProps {
  readonly chart: WiredChart<PasskeySignInMachine>;
  readonly purpose: 'signIn' | 'secondFactor';
  readonly title: string;
  readonly hint: string;
  /** Words of the button. */
  readonly use: string;
  /** The page's main way on, or one beside it. */
  readonly variant: 'main' | 'secondary';
  readonly redirectTo?: string;
  readonly isBrowserTrusted?: boolean;
  /** What is chosen beside it, above the button. */
  readonly children?: ReactNode;
}

const takeFocus = (told: HTMLDivElement | null): void => told?.focus();

/** A button that signs in with a passkey, and what became of the last press. */
export function PasskeySignIn({
  chart,
  purpose,
  title,
  hint,
  use,
  variant,
  redirectTo = '/',
  isBrowserTrusted = false,
  children,
}: PasskeySignInProps) {
  const { passkey: words } = useTexts();
  const { view, send } = usePasskeySignIn(chart, purpose);
  const { state, isBusy, problem } = view;
  const isOver = state === 'over';
  const told = problem === null ? [] : sentencesOf(problem, words.problems);
  const outcome =
    state === 'cancelled' ? [words.cancelled] : state === 'unsupported' ? [words.unsupported[purpose]] : told;
  return (
    <section
      className={styles.part}
      aria-labelledby="passkey"
      data-machine="passkey-sign-in"
      data-state={state}
      aria-busy={isBusy}
    >
      <h2 id="passkey">{title}</h2>
      <p>{hint}</p>
      {outcome.length > 0 ? (
        <Notice
          ref={takeFocus}
          tone={state === 'cancelled' ? 'info' : 'danger'}
          role="alert"
          actions={isOver ? <ButtonLink to="/login">{words.signInAgain}</ButtonLink> : undefined}
        >
          {outcome.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      ) : null}
      {isOver ? null : (
        <>
          {children}
          <Button
            variant={variant}
            size="large"
            isPending={isBusy}
            pendingLabel={state === 'asking' ? words.asking : words.checking}
            onClick={() => send({ type: 'passkey.use', redirectTo, isBrowserTrusted })}
          >
            {use}
          </Button>
        </>
      )}
      <p role="status" className={styles.said}>
        {state === 'asking' ? words.asking : null}
      </p>
    </section>
  );
}
