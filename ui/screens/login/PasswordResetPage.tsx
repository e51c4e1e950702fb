import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { passwordResetFields } from '#contract/forms/password-reset.ts';
import { passwordRequestPath } from '#contract/password-path.ts';
import { ownWordsOf } from '#domain/own-words.ts';
import { useConfig } from '#ui/bindings/config.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as styles from '#ui/sections/login/LoginForm.css.ts';
import { ResetClosed } from './ResetClosed.tsx';

const takeFocus = (place: HTMLElement | null): void => place?.focus();

/** `/password/reset/…` (S2.1-06): a new password by the link of the mail; opening the page changes nothing. */
export function PasswordResetPage() {
  const { passwordReset: words } = useTexts();
  const { allowPasswordReset, minPasswordStrength } = useConfig();
  const { resetUsername = '', token = '' } = useParams();
  const [areShown, setShown] = useState(false);
  const ownWords = ownWordsOf({ email: resetUsername, firstname: '', lastname: '', company: '' });
  const { form, view } = useForm('password-reset', passwordResetFields, {
    given: { resetUsername, token, minimum: String(minPasswordStrength), ownWords: ownWords.join(' ') },
  });
  if (!allowPasswordReset) return <ResetClosed />;
  if (view.sent !== null) {
    return (
      <div className={styles.page} data-state={view.state}>
        <h1>{words.resetTitle}</h1>
        <p ref={takeFocus} role="status" tabIndex={-1} className={styles.notice}>
          {words.isReset}
        </p>
        <div>
          <ButtonLink to="/login" variant="main">
            {words.toLogin}
          </ButtonLink>
        </div>
      </div>
    );
  }
  const type = areShown ? 'text' : 'password';
  return (
    <div className={styles.page} data-state={view.state}>
      <h1>{words.resetTitle}</h1>
      <p>{words.resetIntro({ email: resetUsername })}</p>
      <div className={styles.panel}>
        <Form
          form={form}
          words={{ faultsTitle: words.resetError, submit: words.reset, pending: words.resetting }}
          problem={problemIn(view, words.problems)}
        >
          {/* Password managers look for whose password it is. */}
          <input hidden autoComplete="username" value={resetUsername} readOnly />
          <FormField
            name="password"
            type={type}
            label={words.password}
            autoComplete="new-password"
            description={words.passwordHint}
          />
          <FormField
            name="passwordAgain"
            type={type}
            label={words.passwordAgain}
            autoComplete="new-password"
          />
          <noscript>{words.needsScript}</noscript>
          <CheckboxField label={words.showPasswords} isChecked={areShown} onChange={setShown} />
        </Form>
      </div>
      <p>
        <Link tone="alone" to={passwordRequestPath}>
          {words.requestAgain}
        </Link>
      </p>
    </div>
  );
}
