import type { ComponentProps } from 'react';
import { CharacterCount, useTextLength } from '../Field/CharacterCount.tsx';
import { describedBy, Field, useFieldIds } from '../Field/Field.tsx';
import type { FieldWords } from '../Field/Field.tsx';
import { control } from '../Field/Field.css.ts';
import * as styles from './TextAreaField.css.ts';

export type TextAreaFieldProps = FieldWords &
  Omit<
    ComponentProps<'textarea'>,
    'className' | 'style' | 'onChange' | 'required' | 'disabled' | 'readOnly'
  > & {
    isDisabled?: boolean;
    isReadOnly?: boolean;
    onChange?: (value: string) => void;
  };

/** Several lines of text, native `<textarea>`. */
export function TextAreaField({
  label,
  isLabelHidden,
  description,
  error,
  isRequired,
  isDisabled,
  isReadOnly,
  onChange,
  onInput,
  id,
  rows = 4,
  ...rest
}: TextAreaFieldProps) {
  const ids = useFieldIds(id);
  const { length, follow } = useTextLength(rest);
  return (
    <Field
      ids={ids}
      label={label}
      isLabelHidden={isLabelHidden}
      description={description}
      error={error}
      isRequired={isRequired}
    >
      <textarea
        {...rest}
        {...describedBy(ids, { description, error })}
        id={ids.control}
        rows={rows}
        className={`${control} ${styles.area}`}
        required={isRequired}
        disabled={isDisabled}
        readOnly={isReadOnly}
        onInput={(event) => {
          follow(event);
          onInput?.(event);
        }}
        onChange={onChange ? (event) => onChange(event.currentTarget.value) : undefined}
      />
      <CharacterCount length={length} maxLength={rest.maxLength} />
    </Field>
  );
}
