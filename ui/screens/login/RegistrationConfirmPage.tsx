import { useParams } from 'react-router-dom';
import { registrationConfirmFields } from '#contract/forms/registration.ts';
import { registrationPath } from '#contract/registration-path.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as styles from '#ui/sections/login/LoginForm.css.ts';
import { RegistrationNext } from './RegistrationNext.tsx';

/** `/register/confirm/…`: confirms the mail address by the password that was chosen; opening the page changes nothing. */
export function RegistrationConfirmPage() {
  const { registration: words } = useTexts();
  const { token = '' } = useParams();
  const { form, view } = useForm('registration-confirm', registrationConfirmFields, { given: { token } });
  if (view.sent !== null) return <RegistrationNext email="" isConfirmed />;
  return (
    <div className={styles.page} data-state={view.state}>
      <h1>{words.confirmTitle}</h1>
      <p>{words.confirmIntro}</p>
      <div className={styles.panel}>
        <Form
          form={form}
          words={{ faultsTitle: words.errorTitle, submit: words.confirm, pending: words.confirming }}
          problem={problemIn(view, words.problems)}
        >
          <FormField name="password" label={words.password} autoComplete="current-password" />
          <noscript>{words.needsScript}</noscript>
        </Form>
      </div>
      <p>
        <Link tone="alone" to="/login">
          {words.toLogin}
        </Link>
      </p>
      <p>
        <Link tone="alone" to={registrationPath}>
          {words.again}
        </Link>
      </p>
    </div>
  );
}
