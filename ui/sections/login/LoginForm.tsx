import { useState } from 'react';
import type { FormEvent } from 'react';
import { oneLineOf } from '#contract/storable.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import { ErrorSummary } from '#ui/parts/ErrorSummary/ErrorSummary.tsx';
import type { SummaryError } from '#ui/parts/ErrorSummary/ErrorSummary.tsx';
import { TextField } from '#ui/parts/TextField/TextField.tsx';
import { sentencesOf } from './problem-sentences.ts';
import type { ShownProblem } from './problem-sentences.ts';
import * as styles from './LoginForm.css.ts';

interface LoginFormProps {
  /** Why the last try did not work; null before the first. */
  readonly problem: ShownProblem | null;
  readonly isBusy: boolean;
  readonly defaultEmail?: string;
  readonly onSubmit: (email: string, password: string) => void;
}

const emailId = 'login-email';
const passwordId = 'login-password';

interface Missing {
  readonly email: boolean;
  readonly password: boolean;
  readonly attempt: number;
}

/** Mail address and password. What was typed stays when it did not work; the reason stands above (S8). */
export function LoginForm({ problem, isBusy, defaultEmail = '', onSubmit }: LoginFormProps) {
  const { session: words } = useTexts();
  const [missing, setMissing] = useState<Missing>({ email: false, password: false, attempt: 0 });
  const [isPasswordShown, setPasswordShown] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = oneLineOf(String(form.get('email') ?? ''));
    const password = String(form.get('password') ?? '');
    setMissing({ email: email === '', password: password === '', attempt: missing.attempt + 1 });
    if (email !== '' && password !== '') onSubmit(email, password);
  };

  const errors: SummaryError[] = [];
  if (missing.email) errors.push({ fieldId: emailId, message: words.emailMissing });
  if (missing.password) errors.push({ fieldId: passwordId, message: words.passwordMissing });
  if (errors.length === 0 && !isBusy && problem !== null) {
    errors.push(
      ...sentencesOf(problem, words.problems, words.problems.error).map((message) => ({
        fieldId: emailId,
        message,
      })),
    );
  }
  return (
    <form method="post" className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary
        title={problem?.code === 'session.ended' ? words.signInAgain : words.errorTitle}
        errors={errors}
        attempt={missing.attempt}
      />
      <TextField
        id={emailId}
        name="email"
        type="email"
        label={words.email}
        defaultValue={defaultEmail}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={160}
        isRequired
        error={missing.email ? words.emailMissing : undefined}
      />
      <TextField
        id={passwordId}
        name="password"
        type={isPasswordShown ? 'text' : 'password'}
        label={words.password}
        autoComplete="current-password"
        maxLength={1000}
        isRequired
        error={missing.password ? words.passwordMissing : undefined}
      />
      <noscript>{words.needsScript}</noscript>
      <CheckboxField label={words.showPassword} isChecked={isPasswordShown} onChange={setPasswordShown} />
      <div>
        <Button type="submit" variant="main" size="large" isPending={isBusy} pendingLabel={words.sending}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
