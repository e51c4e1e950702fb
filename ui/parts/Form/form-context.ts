import { createContext, use } from 'react';
import type { FormFields, TypedValues } from '#contract/form-fields.ts';

/** What is asked about a mail address that looks mistyped. */
export interface EmailHintWords {
  /** What was probably meant. */
  readonly email: string;
  readonly question: string;
  readonly take: string;
  /** Name of the button for who does not see the question beside it. */
  readonly takeNamed: string;
}

/** What a form is drawn from; `useForm` gives it. */
export interface FormHandle {
  /** Begins the ids of its fields. */
  readonly name: string;
  readonly fields: FormFields;
  /** State of its chart, for whoever looks at the page. */
  readonly state: string;
  readonly isBusy: boolean;
  /** Sentence at a field, by name. */
  readonly faults: Readonly<Record<string, string>>;
  /** Counts what led back to the form: with each the focus goes to what is wrong. */
  readonly failedTries: number;
  readonly type: (values: TypedValues, field: string) => void;
  readonly submit: (values: TypedValues) => void;
  /** Null where a mail address does not look mistyped; the same function each time. */
  readonly hintAtEmail: (typed: string) => Promise<EmailHintWords | null>;
}

interface DrawnForm {
  readonly form: FormHandle;
  /** What stands in the fields at first. */
  readonly values: TypedValues;
}

export const FormContext = createContext<DrawnForm | null>(null);

/** Id of the element a field's faults lead to. */
export const fieldIdOf = ({ name }: FormHandle, field: string): string =>
  `${name}-${field.replace('.', '-')}`;

/** What a field of the form around it shows. */
export function useFormField(name: string) {
  const drawn = use(FormContext);
  if (drawn === null) throw new Error(`The field ${name} stands in no form`);
  const { form, values } = drawn;
  const field = form.fields[name];
  if (field === undefined) throw new Error(`${form.name} has no field ${name}`);
  return {
    field,
    hintAtEmail: form.hintAtEmail,
    shown: {
      id: fieldIdOf(form, name),
      name,
      error: form.faults[name],
      defaultValue: values[name],
    },
  };
}
