import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import type { TextAreaFieldProps } from '../TextAreaField/TextAreaField.tsx';
import { useFormField } from './form-context.ts';

interface FormTextAreaProps extends Pick<TextAreaFieldProps, 'label' | 'description' | 'rows'> {
  readonly name: string;
}

/** Several lines of a form; the limit and whether it is needed come from the contract. */
export function FormTextArea({ name, ...rest }: FormTextAreaProps) {
  const { field, shown } = useFormField(name);
  if (field.kind !== 'text') throw new Error(`${name} is no text of several lines`);
  return (
    <TextAreaField
      {...rest}
      {...shown}
      maxLength={field.longest}
      isRequired={field.whenEmpty !== undefined}
    />
  );
}
