import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { passwordResetFields } from '#contract/forms/password-reset.ts';
import { ownWordsOf } from '#domain/own-words.ts';
import { useConfig } from '#ui/bindings/config.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Form } from '#ui/parts/Form/Form.tsx';
import { NewPasswordFields } from '#ui/sections/login/NewPasswordFields.tsx';
import { SignInHere } from '#ui/sections/login/SignInHere.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as styles from '#ui/sections/login/LoginForm.css.ts';

interface NewPasswordPageProps {
  readonly form: 'password-reset' | 'joining';
  /** Whose password it is; stands in the link that was mailed. */
  readonly username: string;
  readonly words: {
    readonly title: string;
    readonly intro: string;
    readonly errorTitle: string;
    readonly submit: string;
    readonly pending: string;
    /** Once it is set. */
    readonly done: string;
  };
  /** What stands there instead, where the link opens nothing any more; whoever has just used it still reads that it did. */
  readonly instead?: ReactNode;
  /** Below the form. */
  readonly children?: ReactNode;
}

/** Refusals after which the link opens nothing any more, whatever is typed. */
const linkIsOver: readonly string[] = ['password.tokenInvalid', 'registration.invalid'];

const takeFocus = (place: HTMLElement | null): void => place?.focus();

/** Chooses a password by the link of a mail, whose token its route names; opening the page changes nothing. */
export function NewPasswordPage({ form: name, username, words, instead, children }: NewPasswordPageProps) {
  const { passwordReset } = useTexts();
  const { minPasswordStrength } = useConfig();
  const { token = '' } = useParams();
  const ownWords = ownWordsOf({ email: username, firstname: '', lastname: '', company: '' });
  const { form, view } = useForm(name, passwordResetFields, {
    given: { username, token, minimum: String(minPasswordStrength), ownWords: ownWords.join(' ') },
  });
  if (view.sent !== null) {
    return (
      <div className={styles.page} data-state={view.state}>
        <h1>{words.title}</h1>
        <p ref={takeFocus} role="status" tabIndex={-1} className={styles.notice}>
          {words.done}
        </p>
        <SignInHere email={username} />
      </div>
    );
  }
  if (instead !== undefined) return instead;
  const { problem } = view;
  if (problem !== null && linkIsOver.includes(problem.code))
    return (
      <div className={styles.page} data-state={view.state}>
        <h1>{words.title}</h1>
        <Notice ref={takeFocus} tone="warning" role="alert">
          {problem.messages.join(' ')}
        </Notice>
        <p>
          <Link tone="alone" to="/login">
            {passwordReset.toLogin}
          </Link>
        </p>
        {children}
      </div>
    );
  return (
    <div className={styles.page} data-state={view.state}>
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <div className={styles.panel}>
        <Form
          form={form}
          words={{ faultsTitle: words.errorTitle, submit: words.submit, pending: words.pending }}
          problem={problemIn(view, passwordReset.problems)}
        >
          <NewPasswordFields username={username} words={passwordReset} />
          <noscript>{passwordReset.needsScript}</noscript>
        </Form>
      </div>
      <p>
        <Link tone="alone" to="/login">
          {passwordReset.toLogin}
        </Link>
      </p>
      {children}
    </div>
  );
}
