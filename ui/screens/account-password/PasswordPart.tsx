import { useState } from 'react';
import { passwordChangeFields } from '#contract/forms/password-change.ts';
import { ownWordsOf } from '#domain/own-words.ts';
import { useConfig } from '#ui/bindings/config.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { usePerson } from '#ui/bindings/person.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { CheckboxField } from '#ui/parts/CheckboxField/CheckboxField.tsx';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { SentNotice } from '#ui/parts/SentNotice/SentNotice.tsx';
import * as styles from './AccountPasswordScreen.css.ts';

/** Changes the password by the current one. Nothing that is typed here is kept anywhere. */
export function PasswordPart() {
  const { account, accountPassword: words, forms } = useTexts();
  const { minPasswordStrength } = useConfig();
  const person = usePerson();
  const [areShown, setShown] = useState(false);
  const { form, view, reopen } = useForm('password-change', passwordChangeFields, {
    given: { minimum: String(minPasswordStrength), ownWords: ownWordsOf(person).join(' ') },
  });
  const type = areShown ? 'text' : 'password';
  const heading = <h2 id="passwort">{words.change}</h2>;
  if (view.sent !== null) {
    return (
      <section className={styles.section} aria-labelledby="passwort">
        {heading}
        <div className={styles.card}>
          <SentNotice state={view.state} said={<b>{words.saved}</b>} again={words.again} onAgain={reopen} />
        </div>
      </section>
    );
  }
  return (
    <section className={styles.section} aria-labelledby="passwort">
      {heading}
      <p className={styles.hint}>{words.effect}</p>
      <div className={styles.narrow}>
        <Form
          form={form}
          words={{
            faultsTitle: account.errorTitle,
            submit: words.save,
            pending: words.saving,
            note: forms.requiredHint,
          }}
          problem={problemIn(view, { error: account.failed })}
        >
          <div className={styles.fields}>
            {/* Password managers look for whose password it is. */}
            <input hidden autoComplete="username" value={person.email} readOnly />
            <FormField
              name="currentPassword"
              type={type}
              label={words.currentPassword}
              autoComplete="current-password"
            />
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
            <CheckboxField label={words.showPasswords} isChecked={areShown} onChange={setShown} />
          </div>
          <noscript>{account.needsScript}</noscript>
        </Form>
      </div>
    </section>
  );
}
