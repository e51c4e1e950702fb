import { useState } from 'react';
import type { TypedValues } from '#contract/form-fields.ts';
import { loginFields } from '#contract/forms/login.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import type { ShownProblem } from '#ui/parts/Form/problem-sentences.ts';

interface LoginFormProps {
  /** Where signing in leads; without it to the next step of the checkout around the form. */
  readonly given: TypedValues;
  /** Why the form is there, or is there again, where the page knows; default: what became of its own last try. */
  readonly problem?: ShownProblem | null;
  /** Mail address that was typed before and not sent. */
  readonly email?: string;
  /** Told of the mail address with each change, never of the password. */
  readonly onEmail?: (email: string) => void;
}

/** Mail address and password. What was typed stays when it did not work; the reason stands above (S8). */
export function LoginForm({ given, problem, email = '', onEmail }: LoginFormProps) {
  const { session: words } = useTexts();
  const [isPasswordShown, setPasswordShown] = useState(false);
  const { form, view } = useForm('login', loginFields, {
    given,
    onValues: (values) => onEmail?.(values['email'] ?? ''),
  });
  const told = problem === undefined ? view.problem : problem;
  const why = problemIn({ problem: told }, words.problems);
  const title = told?.code === 'session.ended' ? words.signInAgain : words.errorTitle;
  return (
    <Form
      form={form}
      words={{ faultsTitle: words.errorTitle, submit: words.submit, pending: words.sending }}
      values={{ email }}
      problem={why === null ? null : { ...why, title }}
    >
      <FormField name="email" label={words.email} autoComplete="username" />
      <FormField
        name="password"
        type={isPasswordShown ? 'text' : 'password'}
        label={words.password}
        autoComplete="current-password"
      />
      <noscript>{words.needsScript}</noscript>
      <CheckboxField label={words.showPassword} isChecked={isPasswordShown} onChange={setPasswordShown} />
    </Form>
  );
}
