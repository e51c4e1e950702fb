import type { ComponentProps } from 'react';
import { describedBy, Field, useFieldIds } from '../Field/Field.tsx';
import type { FieldWords } from '../Field/Field.tsx';
import { control, frame, trailing } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SelectField.css.ts';

export type SelectOption = { value: string; label: string; isDisabled?: boolean };
export type SelectFieldProps = FieldWords &
  Omit<
    ComponentProps<'select'>,
    'className' | 'style' | 'onChange' | 'required' | 'disabled' | 'children'
  > & {
    options: readonly SelectOption[];
    /** First entry that stands for "nothing chosen". */
    placeholder?: string;
    isDisabled?: boolean;
    onChange?: (value: string) => void;
  };

/** One of many, native `<select>`. */
export function SelectField({
  label,
  isLabelHidden,
  description,
  error,
  isRequired,
  isDisabled,
  options,
  placeholder,
  onChange,
  id,
  ...rest
}: SelectFieldProps) {
  const ids = useFieldIds(id);
  return (
    <Field
      ids={ids}
      label={label}
      isLabelHidden={isLabelHidden}
      description={description}
      error={error}
      isRequired={isRequired}
    >
      <div className={frame}>
        <select
          {...rest}
          {...describedBy(ids, { description, error })}
          id={ids.control}
          className={`${control} ${styles.select}`}
          required={isRequired}
          disabled={isDisabled}
          onChange={onChange ? (event) => onChange(event.currentTarget.value) : undefined}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={trailing}>
          <Icon name="chevronDown" sizePx={18} />
        </span>
      </div>
    </Field>
  );
}
