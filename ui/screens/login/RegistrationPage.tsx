import { salutations } from '#contract/address-choices.ts';
import { registrationFields } from '#contract/forms/registration.ts';
import type { RegistrationMachine } from '#machines/registration/registration.machine.ts';
import { useConfig } from '#ui/bindings/config.ts';
import { problemIn } from '#ui/bindings/form.ts';
import { useKeptForm } from '#ui/bindings/kept-form.ts';
import { useMode } from '#ui/bindings/mode.ts';
import { useRegistration } from '#ui/bindings/registration.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormRadios, FormSelect } from '#ui/parts/Form/FormChoice.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as fields from '#ui/sections/address/AddressFields.css.ts';
import * as styles from '#ui/sections/login/LoginForm.css.ts';
import { RegistrationClosed } from './RegistrationClosed.tsx';
import { RegistrationNext } from './RegistrationNext.tsx';

/** A firm buys, unless somebody says otherwise (S5-03). */
const untouched = { kind: 'company', salutation: 'none' } as const;

interface RegistrationPageProps {
  readonly chart: WiredChart<RegistrationMachine>;
}

/** `/register` (S2.1-04): asks for an account, of a firm or a person. Says the same whoever is registered already. */
export function RegistrationPage({ chart }: RegistrationPageProps) {
  const { registration: words } = useTexts();
  const { minPasswordStrength } = useConfig();
  const { state, isBusy, email } = useRegistration(chart, null);
  const { form, view, restored } = useKeptForm('registration', registrationFields, 'registration', {
    given: { minimum: String(minPasswordStrength) },
  });
  const { isPrivateOffered } = useMode().view;
  // Who registers is a company where the shop serves nobody else (S0-02).
  const kinds = isPrivateOffered ? (['company', 'private'] as const) : (['company'] as const);
  if (state === 'closed') return <RegistrationClosed />;
  if (state === 'awaitingMail' || state === 'awaitingApproval' || state === 'registered')
    return <RegistrationNext email={email} next={state} />;
  return (
    <div className={styles.widePage} data-machine="registration" data-state={state} aria-busy={isBusy}>
      <h1>{words.title}</h1>
      <p>
        {words.intro} <Link to="/login">{words.toLogin}</Link>
      </p>
      {restored === null ? null : <p role="status">{words.draftTakenUp}</p>}
      <div className={styles.panel}>
        <Form
          key={String(restored !== null)}
          form={form}
          words={{
            faultsTitle: words.errorTitle,
            submit: words.submit,
            pending: words.sending,
            note: words.requiredHint,
          }}
          values={{ ...untouched, ...restored, ...(isPrivateOffered ? {} : { kind: 'company' }) }}
          problem={problemIn(view, words.problems)}
        >
          <div className={fields.fields}>
            <div className={fields.wide}>
              <FormRadios
                name="kind"
                label={words.kind}
                options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
              />
            </div>
            <div className={`${fields.half} ${fields.companyOnly}`}>
              <FormField name="company" label={words.company} autoComplete="organization" isRequired />
            </div>
            <div className={`${fields.half} ${fields.companyOnly}`}>
              <FormField
                name="vatId"
                label={words.vatId}
                autoComplete="off"
                description={words.vatIdHint}
                isRequired
              />
            </div>
            <div className={fields.third}>
              <FormSelect
                name="salutation"
                label={words.salutation}
                options={salutations.map((value) => ({ value, label: words.salutations[value] }))}
              />
            </div>
            <div className={fields.third}>
              <FormField name="firstname" label={words.firstname} autoComplete="given-name" />
            </div>
            <div className={fields.third}>
              <FormField name="lastname" label={words.lastname} autoComplete="family-name" />
            </div>
            <div className={fields.half}>
              <FormField name="email" label={words.email} autoComplete="username" />
            </div>
            <div className={fields.half}>
              <FormField name="emailAgain" label={words.emailAgain} autoComplete="off" isRequired />
            </div>
            <div className={fields.half}>
              <FormField
                name="password"
                label={words.password}
                autoComplete="new-password"
                description={words.passwordHint}
              />
            </div>
            <div className={fields.half}>
              <FormField
                name="passwordAgain"
                label={words.passwordAgain}
                autoComplete="new-password"
                isRequired
              />
            </div>
          </div>
          <noscript>{words.needsScript}</noscript>
        </Form>
      </div>
    </div>
  );
}
