import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';

/** What every field of a form can say. All words come from the caller. */
export type FieldWords = {
  label: ReactNode;
  /** The label is read out but not shown: only where the place itself says what the field is (a search box, a table cell). */
  isLabelHidden?: boolean;
  description?: ReactNode;
  /** What is wrong with the value; ties itself to the control and marks it invalid. */
  error?: ReactNode;
  isRequired?: boolean;
};

const requiredSign = '*';

export type FieldIds = { control: string; description: string; error: string };

/** Ids of a field's parts; equal on the server and in the browser. */
export function useFieldIds(id: string | undefined): FieldIds {
  const generated = useId();
  const control = id ?? generated;
  return { control, description: `${control}-description`, error: `${control}-error` };
}

/** Attributes that tie description and error to the control. */
export function describedBy(
  ids: FieldIds,
  { description, error }: Pick<FieldWords, 'description' | 'error'>,
) {
  const names = [error ? ids.error : null, description ? ids.description : null].filter(
    (name) => name !== null,
  );
  return {
    'aria-describedby': names.length > 0 ? names.join(' ') : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

type RequiredMarkProps = { isRequired?: boolean };

/** The asterisk beside a label; the control itself tells assistive technology that it is required. */
export function RequiredMark({ isRequired = false }: RequiredMarkProps) {
  return isRequired ? (
    <span className={styles.required} aria-hidden="true">
      {requiredSign}
    </span>
  ) : null;
}

type FieldNotesProps = Pick<FieldWords, 'description' | 'error'> & { ids: FieldIds };

/** Description and error below a control. */
export function FieldNotes({ ids, description, error }: FieldNotesProps) {
  return (
    <>
      {description ? (
        <div id={ids.description} className={styles.description}>
          {description}
        </div>
      ) : null}
      {error ? (
        <div id={ids.error} className={styles.error}>
          <Icon name="danger" sizePx={18} />
          <span>{error}</span>
        </div>
      ) : null}
    </>
  );
}

type FieldProps = FieldWords & { ids: FieldIds; children: ReactNode };

/** Label above, control, description and error below. */
export function Field({
  ids,
  label,
  isLabelHidden = false,
  isRequired,
  description,
  error,
  children,
}: FieldProps) {
  const labelElement = (
    <label htmlFor={ids.control} className={styles.label}>
      {label}
      <RequiredMark isRequired={isRequired} />
    </label>
  );
  return (
    <div className={styles.field}>
      {isLabelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      {children}
      <FieldNotes ids={ids} description={description} error={error} />
    </div>
  );
}
