import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { CountedTextField } from '../TextField/CountedTextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import type { EmailHintProps } from './EmailHint.tsx';
import { useFormField } from './form-context.ts';

type Attributes = Pick<TextFieldProps, 'type' | 'autoCapitalize' | 'spellCheck' | 'inputMode' | 'maxLength'>;

/** What a keyboard and a dictionary are to know of each kind. */
const attributesOf: Readonly<Record<'line' | 'email' | 'code' | 'password' | 'text', Attributes>> = {
  line: {},
  text: {},
  email: { type: 'email', autoCapitalize: 'off', spellCheck: false },
  code: { autoCapitalize: 'characters', spellCheck: false },
  password: { type: 'password', spellCheck: false },
};

export interface FormFieldProps extends Attributes {
  readonly name: string;
  readonly label: ReactNode;
  /** What a browser may fill in; `off` where it knows nothing that belongs here. */
  readonly autoComplete: string;
  readonly description?: ReactNode;
  /** Where it depends on other fields; default: what the contract says. */
  readonly isRequired?: boolean;
}

/**
 * A line of a form; kind, limit and whether it is needed come from the contract. What is longer than the limit stays and is told at the
 * field: a name that is cut goes unseen.
 */
export function FormField({ name, isRequired, ...rest }: FormFieldProps) {
  const { field, shown, hintAtEmail } = useFormField(name);
  // Comes when the field is used; without a connection there is no hint.
  const [Hint, showHint] = useState<ComponentType<EmailHintProps> | null>(null);
  const bringHint = (): void =>
    void import('./EmailHint.tsx').then(
      ({ EmailHint }) => showHint(() => EmailHint),
      () => undefined,
    );
  if (field.kind === 'choice') throw new Error(`${name} is chosen, not typed`);
  return (
    <CountedTextField
      {...attributesOf[field.kind]}
      {...rest}
      {...shown}
      longest={field.longest}
      isRequired={isRequired ?? field.whenEmpty !== undefined}
      onFocus={field.kind === 'email' ? bringHint : undefined}
      below={Hint === null ? null : <Hint fieldId={shown.id} hintAtEmail={hintAtEmail} />}
    />
  );
}
