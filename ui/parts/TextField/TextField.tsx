import type { ComponentProps, ReactNode } from 'react';
import { describedBy, Field, useFieldIds } from '../Field/Field.tsx';
import type { FieldWords } from '../Field/Field.tsx';
import * as styles from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';

export type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'onChange' | 'required' | 'disabled' | 'readOnly'> & {
    isDisabled?: boolean;
    isReadOnly?: boolean;
    icon?: IconName;
    /** A unit or short word inside the field, at its end. */
    suffix?: ReactNode;
    /** Stands right below the field. */
    below?: ReactNode;
    onChange?: (value: string) => void;
  };

/** One line of text, native `<input>`; works without script by `name` and `defaultValue`. */
export function TextField({
  label,
  isLabelHidden,
  description,
  error,
  isRequired,
  isDisabled,
  isReadOnly,
  icon,
  suffix,
  below,
  onChange,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const ids = useFieldIds(id);
  const classes = [styles.control];
  if (icon) classes.push(styles.withLeading);
  if (suffix) classes.push(styles.withTrailing);
  return (
    <Field
      ids={ids}
      label={label}
      isLabelHidden={isLabelHidden}
      description={description}
      error={error}
      isRequired={isRequired}
    >
      <div className={styles.frame}>
        {icon ? (
          <span className={styles.leading}>
            <Icon name={icon} />
          </span>
        ) : null}
        <input
          {...rest}
          {...describedBy(ids, { description, error })}
          id={ids.control}
          type={type}
          className={classes.join(' ')}
          required={isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          onChange={onChange ? (event) => onChange(event.currentTarget.value) : undefined}
        />
        {suffix ? <span className={styles.trailing}>{suffix}</span> : null}
      </div>
      {below}
    </Field>
  );
}
