import type { Address } from '#contract/address.ts';
import type { FormName } from '#contract/forms/form-names.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Form } from '#ui/parts/Form/Form.tsx';
import * as styles from './AccountScreen.css.ts';

interface AddressStepsProps {
  readonly address: Address;
}

/** What else may be done with a kept address. */
export function AddressSteps({ address }: AddressStepsProps) {
  const { account: words } = useTexts();
  const given = { id: String(address.id) };
  return (
    <div className={styles.steps}>
      {address.isDefault ? null : (
        <AddressStep
          name="address-default"
          given={given}
          submit={words.makeDefault}
          pending={words.saving}
          hint={words.makeDefaultHint}
        />
      )}
      <AddressStep name="address-removal" given={given} submit={words.remove} pending={words.removing} />
    </div>
  );
}

interface AddressStepProps {
  readonly name: FormName;
  readonly given: { readonly id: string };
  readonly submit: string;
  readonly pending: string;
  readonly hint?: string;
}

const noFields = {};

/** A form of a single button: it waits, is refused and may be tried again like any other. */
function AddressStep({ name, given, submit, pending, hint }: AddressStepProps) {
  const { account: words } = useTexts();
  const { form, view } = useForm(name, noFields, { given });
  return (
    <Form
      form={form}
      buttonSize="medium"
      buttonVariant="secondary"
      words={{ faultsTitle: words.errorTitle, submit, pending }}
      problem={problemIn(view, { error: words.failed })}
    >
      {hint === undefined ? null : <p>{hint}</p>}
    </Form>
  );
}
