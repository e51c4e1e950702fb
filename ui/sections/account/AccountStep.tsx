import type { ReactNode } from 'react';
import type { TypedValues } from '#contract/form-fields.ts';
import type { FormName } from '#contract/forms/form-names.ts';
import { problemIn, useForm } from '#ui/bindings/form.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import type { ButtonVariant } from '#ui/parts/Button/button-class.ts';
import { Form } from '#ui/parts/Form/Form.tsx';

interface AccountStepProps {
  readonly name: FormName;
  /** Tells several of one name apart on a page. */
  readonly mark?: string;
  /** What the step is about; as it was when it appeared. */
  readonly given?: TypedValues;
  readonly submit: ReactNode;
  readonly pending: string;
  readonly hint?: string;
  /** Default: one of several things on its page. */
  readonly variant?: ButtonVariant;
}

const noFields = {};
const nothing: TypedValues = {};

/** A form of a single button: it waits, is refused and may be tried again like any other. */
export function AccountStep({
  name,
  mark,
  given = nothing,
  submit,
  pending,
  hint,
  variant = 'secondary',
}: AccountStepProps) {
  const { account: words } = useTexts();
  const { form, view } = useForm(name, noFields, { given });
  return (
    <Form
      form={mark === undefined ? form : { ...form, name: `${name}-${mark}` }}
      buttonSize="medium"
      buttonVariant={variant}
      words={{ faultsTitle: words.errorTitle, submit, pending }}
      problem={problemIn(view, { error: words.failed, noAnswer: words.noAnswer })}
    >
      {hint === undefined ? null : <p>{hint}</p>}
    </Form>
  );
}
