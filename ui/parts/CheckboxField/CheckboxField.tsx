import type { ComponentProps, ReactNode } from 'react';
import { describedBy, FieldNotes, RequiredMark, useFieldIds } from '../Field/Field.tsx';
import type { FieldWords } from '../Field/Field.tsx';
import { field } from '../Field/Field.css.ts';
import * as styles from './CheckboxField.css.ts';

export type CheckboxFieldProps = Omit<FieldWords, 'isLabelHidden'> &
  Omit<
    ComponentProps<'input'>,
    'className' | 'style' | 'onChange' | 'required' | 'disabled' | 'type' | 'checked'
  > & {
    isChecked?: boolean;
    isDisabled?: boolean;
    /** A short word at the end of the line: the count of a filter value, a price. */
    extra?: ReactNode;
    onChange?: (isChecked: boolean) => void;
  };

/** Yes or no, native checkbox; the label may hold links. */
export function CheckboxField({
  label,
  description,
  error,
  isRequired,
  isChecked,
  isDisabled,
  extra,
  onChange,
  id,
  ...rest
}: CheckboxFieldProps) {
  const ids = useFieldIds(id);
  return (
    <div className={field}>
      <label className={isDisabled ? `${styles.line} ${styles.disabled}` : styles.line}>
        <input
          {...rest}
          {...describedBy(ids, { description, error })}
          id={ids.control}
          type="checkbox"
          className={styles.box}
          checked={isChecked}
          required={isRequired}
          disabled={isDisabled}
          onChange={onChange ? (event) => onChange(event.currentTarget.checked) : undefined}
        />
        <span className={styles.words}>
          {label}
          <RequiredMark isRequired={isRequired} />
        </span>
        {extra === undefined ? null : <span className={styles.extra}>{extra}</span>}
      </label>
      <FieldNotes ids={ids} description={description} error={error} />
    </div>
  );
}
