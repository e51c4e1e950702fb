import { passwordRequestFields } from '#contract/forms/password-reset.ts';
import { useConfig } from '#ui/bindings/config.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as styles from '#ui/sections/login/LoginForm.css.ts';
import { ResetClosed } from './ResetClosed.tsx';

const takeFocus = (place: HTMLElement | null): void => place?.focus();

/** `/password/request` (S2.1-05): asks for a mail that leads to a new password. Says the same whoever is asked for. */
export function PasswordRequestPage() {
  const { passwordReset: words } = useTexts();
  const { allowPasswordReset } = useConfig();
  const { form, view } = useForm('password-request', passwordRequestFields);
  if (!allowPasswordReset) return <ResetClosed />;
  return (
    <div className={styles.page} data-state={view.state}>
      <h1>{words.requestTitle}</h1>
      {view.sent === null ? (
        <>
          <p>{words.requestIntro}</p>
          <div className={styles.panel}>
            <Form
              form={form}
              words={{ faultsTitle: words.requestError, submit: words.request, pending: words.requesting }}
              problem={problemIn(view, words.problems)}
            >
              <FormField name="email" label={words.email} autoComplete="username" />
              <noscript>{words.needsScript}</noscript>
            </Form>
          </div>
        </>
      ) : (
        <p ref={takeFocus} role="status" tabIndex={-1} className={styles.notice}>
          {words.requested({ email: view.sent['email'] ?? '' })}
        </p>
      )}
      <p>
        <Link tone="alone" to="/login">
          {words.toLogin}
        </Link>
      </p>
    </div>
  );
}
