import type { ComponentProps, KeyboardEvent } from 'react';
import type { Language } from '#contract/system.ts';
import type { QuantityRule } from '#domain/quantity.ts';
import * as styles from './QuantityField.css.ts';

export interface QuantityFieldView {
  readonly rule: QuantityRule;
  /** Amount that may be ordered, in order units. */
  readonly quantity: number;
  /** What is being typed; null when the amount itself is shown. */
  readonly typed: string | null;
  /** Something was typed or stepped that does not count yet. */
  readonly isOpen: boolean;
}

export type QuantityFieldCommand =
  | { readonly type: 'quantity.type'; readonly text: string }
  | { readonly type: 'quantity.step'; readonly steps: number }
  | { readonly type: 'quantity.commit' }
  | { readonly type: 'quantity.add' };

export interface QuantityFieldProps extends ComponentProps<'input'> {
  readonly view: QuantityFieldView;
  readonly send: (command: QuantityFieldCommand) => void;
  readonly language: Language;
  /** What Enter does; `quantity.add` also when it is pressed before the page is live. */
  readonly enter: 'quantity.add' | 'quantity.commit';
}

const stepsOfKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * The field of an amount, native and small: a list has many of them. It decides nothing: what is typed, stepped and left is
 * told, and the view says what stands there (S5). What was typed before the shop is live stays typed.
 */
export function QuantityField({ view, send, language, enter, ...field }: QuantityFieldProps) {
  const { quantity, typed, isOpen } = view;
  const handleKey = (event: KeyboardEvent) => {
    const steps = stepsOfKey[event.key];
    if (steps === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    // A held Enter is one press; held arrows go on stepping.
    if (steps === undefined && event.repeat) return;
    send(steps === undefined ? { type: enter } : { type: 'quantity.step', steps });
  };
  return (
    <input
      className={styles.alone}
      inputMode="decimal"
      autoComplete="off"
      data-enter={enter === 'quantity.add' || undefined}
      // As it is typed: no points between thousands.
      value={typed ?? String(quantity).replace('.', language === 'de' ? ',' : '.')}
      onInput={(event) => send({ type: 'quantity.type', text: event.currentTarget.value })}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => {
        if (isOpen) send({ type: 'quantity.commit' });
      }}
      onKeyDown={handleKey}
      {...field}
    />
  );
}
