import { passwordChangeFields } from '#contract/forms/password-change.ts';
import { ownWordsOf } from '#domain/own-words.ts';
import { useConfig } from '#ui/bindings/config.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { usePerson } from '#ui/bindings/person.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Form } from '#ui/parts/Form/Form.tsx';
import { SentNotice } from '#ui/parts/SentNotice/SentNotice.tsx';
import { NewPasswordFields } from '#ui/sections/login/NewPasswordFields.tsx';
import * as styles from './AccountPasswordScreen.css.ts';

/** Changes the password by the current one. Nothing that is typed here is kept anywhere. */
export function PasswordPart() {
  const { account, accountPassword: words, forms } = useTexts();
  const { minPasswordStrength } = useConfig();
  const person = usePerson();
  const { form, view, reopen } = useForm('password-change', passwordChangeFields, {
    given: { minimum: String(minPasswordStrength), ownWords: ownWordsOf(person).join(' ') },
  });
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
          problem={problemIn(view, { error: account.failed, noAnswer: account.noAnswer })}
        >
          <div className={styles.fields}>
            <NewPasswordFields username={person.email} words={words} />
          </div>
          <noscript>{account.needsScript}</noscript>
        </Form>
      </div>
    </section>
  );
}
