import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx';
import type { RadioGroupFieldProps } from '../RadioGroupField/RadioGroupField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import type { SelectFieldProps } from '../SelectField/SelectField.tsx';
import { useFormField } from './form-context.ts';

interface Named {
  readonly name: string;
}

/** One of few, all in sight. */
export function FormRadios({ name, ...rest }: Named & RadioGroupFieldProps) {
  const { shown } = useFormField(name);
  return <RadioGroupField {...rest} {...shown} />;
}

/** One of many. */
export function FormSelect({ name, ...rest }: Named & SelectFieldProps) {
  const { shown } = useFormField(name);
  return <SelectField {...rest} {...shown} />;
}
