import { emailChangeFields } from '#contract/forms/email-change.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { SentNotice } from '#ui/parts/SentNotice/SentNotice.tsx';
import * as styles from './AccountPersonScreen.css.ts';

interface EmailPartProps {
  /** The address there is. */
  readonly email: string;
}

/** Asks for another mail address; it holds once its mailbox has confirmed it. Nothing that is typed here is kept anywhere. */
export function EmailPart({ email }: EmailPartProps) {
  const { account, accountPerson: words, forms } = useTexts();
  const { form, view, reopen } = useForm('email-change', emailChangeFields, { given: { current: email } });
  if (view.sent !== null)
    return (
      <SentNotice
        className={styles.card}
        state={view.state}
        said={<b>{words.emailAsked({ email: view.sent['email'] ?? '' })}</b>}
        again={words.otherEmail}
        onAgain={reopen}
      >
        <p>{words.emailAskedHint}</p>
      </SentNotice>
    );
  return (
    <DisclosureSection title={words.changeEmail}>
      <Form
        form={form}
        buttonVariant="secondary"
        words={{
          faultsTitle: account.errorTitle,
          submit: words.askEmail,
          pending: words.askingEmail,
          note: forms.requiredHint,
        }}
        problem={problemIn(view, { error: account.failed, noAnswer: account.noAnswer })}
      >
        <p>{words.changeEmailHint}</p>
        <p>{words.factorToo}</p>
        <div className={styles.fields}>
          <div className={styles.wide}>
            <FormField name="email" type="email" label={words.newEmail} autoComplete="email" />
          </div>
          <div className={styles.wide}>
            {/* Password managers look for whose password it is. */}
            <input hidden autoComplete="username" value={email} readOnly />
            <FormField
              name="currentPassword"
              type="password"
              label={words.currentPassword}
              autoComplete="current-password"
            />
          </div>
        </div>
        <noscript>{account.needsScript}</noscript>
      </Form>
    </DisclosureSection>
  );
}
