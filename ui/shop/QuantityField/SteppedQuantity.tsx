import { useId } from 'react';
import type { ReactNode } from 'react';
import { largestQuantity, smallestQuantity } from '#domain/quantity.ts';
import { Icon } from '#ui/parts/Icon/Icon.tsx';
import { QuantityField } from './QuantityField.tsx';
import type { QuantityFieldProps } from './QuantityField.tsx';
import * as fieldStyles from './QuantityField.css.ts';
import * as styles from './SteppedQuantity.css.ts';

interface SteppedQuantityProps extends Pick<QuantityFieldProps, 'view' | 'send' | 'language'> {
  /** Names the field among many of its kind. */
  readonly label: string;
  readonly fewerLabel: string;
  readonly moreLabel: string;
  readonly isDisabled: boolean;
  /** How the amount was corrected or why no more can be had; read out when it appears. */
  readonly note: ReactNode;
}

/** The field of an amount between − and +, which end at the limits. Whoever goes from the field to a button has not left it. */
export function SteppedQuantity({
  view,
  send,
  language,
  label,
  fewerLabel,
  moreLabel,
  isDisabled,
  note,
}: SteppedQuantityProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const { rule, quantity, typed, isOpen } = view;
  const smallest = smallestQuantity(rule);
  const largest = largestQuantity(rule);
  const step = (icon: 'minus' | 'plus', name: string, steps: number, isAtEnd: boolean) => (
    <button
      type="button"
      className={styles.step}
      tabIndex={-1}
      aria-label={name}
      aria-controls={id}
      disabled={isDisabled}
      // Disabled under the focus, it would lose it.
      aria-disabled={isAtEnd || undefined}
      onClick={() => {
        if (!isAtEnd) send({ type: 'quantity.step', steps });
      }}
    >
      <Icon name={icon} sizePx={18} />
    </button>
  );
  return (
    <>
      <div
        className={styles.group}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (isOpen && !currentTarget.contains(relatedTarget)) send({ type: 'quantity.commit' });
        }}
      >
        {step('minus', fewerLabel, -1, typed === null && quantity <= smallest)}
        <QuantityField
          id={id}
          className={styles.between}
          role="spinbutton"
          aria-label={label}
          aria-valuenow={quantity}
          aria-valuemin={smallest}
          aria-valuemax={largest}
          aria-describedby={note === null ? undefined : noteId}
          disabled={isDisabled}
          view={view}
          send={send}
          language={language}
          enter="quantity.commit"
          onBlur={undefined}
        />
        {step('plus', moreLabel, 1, typed === null && quantity >= largest)}
      </div>
      <span className={fieldStyles.note} id={noteId} role="status">
        {note}
      </span>
    </>
  );
}
