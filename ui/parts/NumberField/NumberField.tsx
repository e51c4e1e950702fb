import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { describedBy, Field, useFieldIds } from '../Field/Field.tsx';
import type { FieldWords } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './NumberField.css.ts';

export type NumberFieldProps = FieldWords & {
  /** The value that holds; after every commit the field shows this again, whatever was typed. */
  value: number;
  minimum: number;
  maximum: number;
  step: number;
  /** What was corrected and why; read out when it appears. */
  correction?: ReactNode;
  name?: string;
  id?: string;
  isDisabled?: boolean;
  decreaseLabel: string;
  increaseLabel: string;
  /** Every change of the typed text; the field keeps showing the text until it is committed. */
  onChange?: (text: string) => void;
  /** The field was left, or + and − have rested. */
  onCommit?: (text: string) => void;
  /** Enter was pressed; comes instead of `onCommit`. */
  onEnter?: (text: string) => void;
};

const pageSteps = 10;
/** Steps that follow each other sooner are one change. */
const restMs = 400;

/**
 * A quantity with − and +. It decides nothing: minimum, maximum and the lattice of steps are the caller's (S5), who answers each
 * commit with a new `value`. Arrow up and down step, page up and down by ten steps; what was stepped is committed once it rests.
 */
export function NumberField({
  value,
  minimum,
  maximum,
  step,
  correction,
  name,
  id,
  isDisabled = false,
  decreaseLabel,
  increaseLabel,
  onChange,
  onCommit,
  onEnter,
  label,
  isLabelHidden,
  description,
  error,
  isRequired,
}: NumberFieldProps) {
  const ids = useFieldIds(id);
  const correctionId = `${ids.control}-correction`;
  const [draft, setDraft] = useState<string | null>(null);
  const [stepped, setStepped] = useState<number | null>(null);
  const resting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly end: () => void }>(null);
  const text = draft ?? String(value);
  const reached = draft !== null && stepped !== null ? stepped : value;

  // A field that goes away takes nothing with it that was stepped and not committed yet.
  useEffect(() => () => resting.current?.end(), []);
  const rest = (draftLeft: string | null, steppedTo: number | null) => {
    clearTimeout(resting.current?.timer);
    resting.current = null;
    setDraft(draftLeft);
    setStepped(steppedTo);
  };
  const change = (next: string) => {
    rest(next, null);
    onChange?.(next);
  };
  const commit = (next: string) => {
    rest(null, null);
    onCommit?.(next);
  };
  // What the field stands for may have become another record meanwhile.
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  const stepBy = (steps: number) => {
    const start = draft === null || draft.trim() === '' ? value : Number(draft.replace(',', '.'));
    const next = (Number.isFinite(start) ? start : value) + steps * step;
    rest(String(next), next);
    const end = () => latest.current(String(next));
    resting.current = { timer: setTimeout(end, restMs), end };
  };
  const stepsOfKey: Record<string, number> = {
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: pageSteps,
    PageDown: -pageSteps,
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps = stepsOfKey[event.key];
    if (steps !== undefined) {
      event.preventDefault();
      stepBy(steps);
    } else if (event.key === 'Enter' && onEnter) {
      event.preventDefault();
      rest(null, null);
      onEnter(text);
    }
  };

  const described = describedBy(ids, { description, error });
  const describedIds = [described['aria-describedby'], correction ? correctionId : undefined]
    .filter(Boolean)
    .join(' ');
  return (
    <Field
      ids={ids}
      label={label}
      isLabelHidden={isLabelHidden}
      description={description}
      error={error}
      isRequired={isRequired}
    >
      <div
        className={styles.group}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (draft !== null && !currentTarget.contains(relatedTarget)) commit(draft);
        }}
      >
        <button
          type="button"
          className={styles.step}
          tabIndex={-1}
          aria-label={decreaseLabel}
          aria-controls={ids.control}
          disabled={isDisabled || reached <= minimum}
          onClick={() => stepBy(-1)}
        >
          <Icon name="minus" sizePx={18} />
        </button>
        <input
          id={ids.control}
          name={name}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-valuenow={reached}
          aria-valuemin={minimum}
          aria-valuemax={maximum}
          aria-invalid={described['aria-invalid']}
          aria-describedby={describedIds || undefined}
          required={isRequired}
          disabled={isDisabled}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={handleKey}
        />
        <button
          type="button"
          className={styles.step}
          tabIndex={-1}
          aria-label={increaseLabel}
          aria-controls={ids.control}
          disabled={isDisabled || reached >= maximum}
          onClick={() => stepBy(1)}
        >
          <Icon name="plus" sizePx={18} />
        </button>
      </div>
      <div id={correctionId} className={styles.correction} role="status">
        {correction}
      </div>
    </Field>
  );
}
