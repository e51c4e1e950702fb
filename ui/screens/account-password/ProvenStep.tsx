import type { ReactNode } from 'react';
import type { TypedValues } from '#contract/form-fields.ts';
import type { FormName } from '#contract/forms/form-names.ts';
import { provenPasswordFields } from '#contract/forms/second-factor.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { usePerson } from '#ui/bindings/person.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Form } from '#ui/parts/Form/Form.tsx';
import { FormField } from '#ui/parts/Form/FormField.tsx';
import * as styles from './AccountPasswordScreen.css.ts';

interface ProvenStepProps {
  readonly name: FormName;
  /** Tells several of one name apart on a page. */
  readonly mark?: string;
  /** What the step is about; as it was when it appeared. */
  readonly given?: TypedValues;
  readonly submit: ReactNode;
  readonly pending: string;
  readonly hint?: string;
}

const nothing: TypedValues = {};

/** A step of the second factor that only who knows the password takes. */
export function ProvenStep({ name, mark, given = nothing, submit, pending, hint }: ProvenStepProps) {
  const { account, accountPassword: words } = useTexts();
  const { email } = usePerson();
  const { form, view } = useForm(name, provenPasswordFields, { given });
  return (
    <div className={styles.narrow}>
      <Form
        form={mark === undefined ? form : { ...form, name: `${name}-${mark}` }}
        buttonSize="medium"
        buttonVariant="secondary"
        words={{ faultsTitle: account.errorTitle, submit, pending }}
        problem={problemIn(view, { error: account.failed, noAnswer: account.noAnswer })}
      >
        {hint === undefined ? null : <p>{hint}</p>}
        {/* Password managers look for whose password it is. */}
        <input hidden autoComplete="username" value={email} readOnly />
        <FormField name="currentPassword" label={words.currentPassword} autoComplete="current-password" />
        <noscript>{account.needsScript}</noscript>
      </Form>
    </div>
  );
}
