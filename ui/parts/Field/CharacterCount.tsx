import { useState } from 'react';
import type { FormEvent } from 'react';
import * as styles from './Field.css.ts';

/** Share of the limit from which on it is shown. */
const shownFrom = 0.75;

interface Limited {
  readonly maxLength?: number | undefined;
  readonly value?: unknown;
  readonly defaultValue?: unknown;
}

/** Follows how much of a limit a typed text takes. */
export function useTextLength({ value, defaultValue }: Limited) {
  const [typed, setTyped] = useState<number | null>(null);
  const length = typed ?? String(value ?? defaultValue ?? '').length;
  const follow = (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setTyped(event.currentTarget.value.length);
  return { length, follow };
}

interface CharacterCountProps {
  readonly length: number;
  readonly maxLength: number | undefined;
}

/** A limit that is near, in sight before it cuts. */
export function CharacterCount({ length, maxLength }: CharacterCountProps) {
  if (maxLength === undefined || length < maxLength * shownFrom) return null;
  return (
    <div className={length >= maxLength ? `${styles.count} ${styles.countFull}` : styles.count}>
      {length} / {maxLength}
    </div>
  );
}
