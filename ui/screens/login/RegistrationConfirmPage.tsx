import type { ReactNode } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import { registrationConfirmFields } from '#contract/forms/registration.ts';
import type { MailedLink } from '#contract/mailed-link.ts';
import { registrationPath } from '#contract/registration-path.ts';
import type { RegistrationMachine } from '#machines/registration/registration.machine.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useRegistration } from '#ui/bindings/registration.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { LinkOver } from '#ui/sections/login/LinkOver.tsx';
import * as styles from '#ui/sections/login/LoginForm.css.ts';
import { RegistrationClosed } from './RegistrationClosed.tsx';
import { RegistrationNext } from './RegistrationNext.tsx';

interface RegistrationConfirmPageProps {
  readonly chart: WiredChart<RegistrationMachine>;
}

const takeFocus = (place: HTMLElement | null): void => place?.focus();

/** `/register/confirm/…`: confirms the mail address by the password that was chosen; opening the page changes nothing. */
export function RegistrationConfirmPage({ chart }: RegistrationConfirmPageProps) {
  const { registration: words } = useTexts();
  const { token = '' } = useParams();
  const { isGood } = useLoaderData() as MailedLink;
  const { state, isBusy, problem, email } = useRegistration(chart, { token, isGood });
  const { form, view } = useForm('registration-confirm', registrationConfirmFields);
  if (state === 'closed') return <RegistrationClosed />;
  if (state === 'awaitingApproval' || state === 'registered')
    return <RegistrationNext email={email} next={state} />;
  if (state === 'linkOver' && problem === null)
    return (
      <div data-machine="registration" data-state={state} aria-busy={isBusy}>
        <LinkOver
          sentences={[words.over, words.overHint]}
          ways={[
            { to: '/login', label: words.toLogin },
            { to: registrationPath, label: words.again },
          ]}
        />
      </div>
    );
  if (state === 'linkOver')
    return (
      <ByLink state={state} isBusy={isBusy}>
        <Notice ref={takeFocus} tone="warning" role="alert">
          {problem?.messages.join(' ')}
        </Notice>
      </ByLink>
    );
  return (
    <ByLink state={state} isBusy={isBusy}>
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
    </ByLink>
  );
}

interface ByLinkProps {
  readonly state: string;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** The page a link has opened, with the ways on for whoever comes too late. */
function ByLink({ state, isBusy, children }: ByLinkProps) {
  const { registration: words } = useTexts();
  return (
    <div className={styles.page} data-machine="registration" data-state={state} aria-busy={isBusy}>
      <h1>{words.confirmTitle}</h1>
      {children}
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
