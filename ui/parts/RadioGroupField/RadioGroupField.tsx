import { useId } from 'react';
import type { ReactNode } from 'react';
import { box, disabled, extra, line, note, round, words } from '../CheckboxField/CheckboxField.css.ts';
import { describedBy, FieldNotes, RequiredMark, useFieldIds } from '../Field/Field.tsx';
import type { FieldWords } from '../Field/Field.tsx';
import { field, label as labelClass } from '../Field/Field.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RadioGroupField.css.ts';

export type RadioOption = {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** A short word at the end of the line, for instance a price. */
  extra?: ReactNode;
  isDisabled?: boolean;
};
export type RadioGroupFieldProps = FieldWords & {
  name: string;
  options: readonly RadioOption[];
  value?: string | null;
  defaultValue?: string;
  id?: string;
  /** The group itself, where an address leads to it. */
  groupId?: string;
  look?: 'lines' | 'cards';
  onChange?: (value: string) => void;
};

/** One of few, native radio buttons in a fieldset. The id of the field is the first button's, so that error lists can lead there. */
export function RadioGroupField({
  label,
  isLabelHidden = false,
  description,
  error,
  isRequired,
  name,
  options,
  value,
  defaultValue,
  id,
  groupId,
  look = 'lines',
  onChange,
}: RadioGroupFieldProps) {
  const ids = useFieldIds(id);
  const group = useId();
  const isControlled = value !== undefined;
  const title = (
    <>
      {label}
      <RequiredMark isRequired={isRequired} />
    </>
  );
  return (
    <fieldset
      id={groupId}
      tabIndex={groupId === undefined ? undefined : -1}
      className={field}
      role="radiogroup"
      aria-required={isRequired}
      {...describedBy(ids, { description, error })}
    >
      <legend className={isLabelHidden ? undefined : `${labelClass} ${styles.legend}`}>
        {isLabelHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </legend>
      <div className={look === 'cards' ? `${styles.options} ${styles.cards}` : styles.options}>
        {options.map((option, index) => {
          const noteId = `${group}-${index}`;
          const classes = [line];
          if (look === 'cards') classes.push(styles.card);
          if (option.isDisabled) classes.push(disabled);
          return (
            <label key={option.value} className={classes.join(' ')}>
              <input
                id={index === 0 ? ids.control : undefined}
                type="radio"
                className={`${box} ${round}`}
                name={name}
                value={option.value}
                checked={isControlled ? value === option.value : undefined}
                defaultChecked={isControlled ? undefined : defaultValue === option.value}
                required={isRequired}
                disabled={option.isDisabled}
                aria-describedby={option.description ? noteId : undefined}
                onChange={onChange ? () => onChange(option.value) : undefined}
              />
              <span className={words}>
                {option.label}
                {option.description ? (
                  <span id={noteId} className={note}>
                    {option.description}
                  </span>
                ) : null}
              </span>
              {option.extra === undefined ? null : <span className={extra}>{option.extra}</span>}
            </label>
          );
        })}
      </div>
      <FieldNotes ids={ids} description={description} error={error} />
    </fieldset>
  );
}
