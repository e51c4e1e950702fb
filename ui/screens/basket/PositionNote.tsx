import type { FocusEvent, FormEvent, ToggleEvent } from 'react';
import { oneLineOf } from '#contract/storable.ts';
import type { PositionView } from '#machines/basket/basket.selectors.ts';
import type { BasketCommand } from '#machines/basket/basket.types.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { CountedTextField } from '#ui/parts/TextField/CountedTextField.tsx';
import * as styles from './PositionRow.css.ts';

interface PositionNoteProps {
  readonly position: PositionView;
  readonly isFrozen: boolean;
  readonly onCommand: (command: BasketCommand) => void;
}

const maximumNoteLength = 200;

const noteIn = (form: HTMLFormElement): string => oneLineOf(String(new FormData(form).get('hint') ?? ''));

/**
 * The note of a line and its field, kept when it is left or by Enter; lines of the same article with the same note become
 * one (S3.2). It opens below itself, ready to be typed in: no other
 * control of the line moves, and nothing at all when the field is left, since that is where the next press lands.
 */
export function PositionNote({ position, isFrozen, onCommand }: PositionNoteProps) {
  const { basket: words, basketPage } = useTexts();
  const { uid, hint, displayName } = position;
  const keep = (form: HTMLFormElement) => {
    const typed = noteIn(form);
    if (typed !== hint) onCommand({ type: 'position.changeNotice', uid, hint: typed });
  };
  const leave = (event: FocusEvent<HTMLFormElement>) => keep(event.currentTarget);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const details = event.currentTarget.closest('details');
    // The field is left by this, which keeps what was typed.
    details?.querySelector('summary')?.focus();
    if (details !== null) details.open = false;
  };
  const enter = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    const field = currentTarget.open ? currentTarget.querySelector('input') : null;
    field?.focus({ preventScroll: true });
    // What is added to a note comes after it.
    field?.setSelectionRange(field.value.length, field.value.length);
  };
  return (
    <div className={styles.noteArea}>
      <details className={styles.noteForm} onToggle={enter}>
        <summary className={styles.noteSummary}>{hint === '' ? words.noticeAdd : words.noticeChange}</summary>
        <form method="post" className={styles.noteFields} onSubmit={submit} onBlur={leave}>
          <CountedTextField
            key={hint}
            name="hint"
            label={words.noticeOf({ name: displayName })}
            description={basketPage.noticeHint}
            defaultValue={hint}
            maxLength={maximumNoteLength}
            autoComplete="off"
            isDisabled={isFrozen}
          />
        </form>
      </details>
      <p className={styles.keptNote}>{hint === '' ? null : words.noteIs({ note: hint })}</p>
    </div>
  );
}
