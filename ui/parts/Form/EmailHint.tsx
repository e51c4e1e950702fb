import { useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { EmailHintWords, FormHandle } from './form-context.ts';
import * as styles from './EmailHint.css.ts';

export interface EmailHintProps extends Pick<FormHandle, 'hintAtEmail'> {
  /** Id of the field it stands at. */
  readonly fieldId: string;
}

/**
 * Does what comes to stand in a page once no pointer is pressed: it would move what is being pressed away from under it.
 *
 * @returns what waits for that, and what ends the watching
 */
function watchPresses() {
  let isPressed = false;
  let waiting: (() => void) | null = null;
  const press = (): void => void (isPressed = true);
  const release = (): void => {
    isPressed = false;
    const todo = waiting;
    waiting = null;
    // After the click this ends.
    if (todo !== null) setTimeout(todo);
  };
  window.addEventListener('pointerdown', press, true);
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release, true);
  return {
    afterPress: (todo: () => void): void => {
      if (isPressed) waiting = todo;
      else todo();
    },
    end: (): void => {
      waiting = null;
      window.removeEventListener('pointerdown', press, true);
      for (const end of ['pointerup', 'pointercancel']) window.removeEventListener(end, release, true);
    },
  };
}

/** Asks about a mail address that looks mistyped, once its field is left, and takes over what was meant; refuses nothing. */
export function EmailHint({ fieldId, hintAtEmail }: EmailHintProps) {
  const [hint, show] = useState<EmailHintWords | null>(null);
  useEffect(() => {
    const field = fieldWith(fieldId);
    const presses = watchPresses();
    const look = async (): Promise<void> => {
      const typed = field.value;
      const found = await hintAtEmail(typed).catch(() => null);
      presses.afterPress(() => {
        if (field.value === typed) show(found);
      });
    };
    const lookAgain = (): void => void look();
    const forget = (): void => show(null);
    field.addEventListener('change', lookAgain);
    field.addEventListener('input', forget);
    // The field may be left again before this code is there.
    if (document.activeElement !== field) lookAgain();
    return () => {
      presses.end();
      field.removeEventListener('change', lookAgain);
      field.removeEventListener('input', forget);
    };
  }, [fieldId, hintAtEmail]);

  const take = (email: string): void => {
    const field = fieldWith(fieldId);
    field.value = email;
    // As if it had been typed: the form hears of it, and the question goes.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  };
  return (
    <div className={hint === null ? styles.none : styles.hint}>
      <span aria-live="polite">{hint?.question}</span>
      {hint === null ? null : (
        <Button size="small" aria-label={hint.takeNamed} onClick={() => take(hint.email)}>
          {hint.take}
        </Button>
      )}
    </div>
  );
}

const fieldWith = (id: string): HTMLInputElement => document.getElementById(id) as HTMLInputElement;
