import { useRef } from 'react';
import type { FormEvent } from 'react';
import { longestBasketName } from '#contract/basket-name.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { FieldFault } from '#ui/parts/FieldFault/FieldFault.tsx';
import { TextField } from '#ui/parts/TextField/TextField.tsx';
import { useStoredBasketWords } from './stored-basket-words.ts';
import * as styles from './StoredBasketsPart.css.ts';

interface SaveFieldProps {
  readonly error: string | undefined;
  readonly isSaving: boolean;
  readonly isFrozen: boolean;
  readonly onSave: (name: string) => void;
}

/** The name under which the basket is kept. */
export function SaveField({ error, isSaving, isFrozen, onSave }: SaveFieldProps) {
  const words = useStoredBasketWords();
  const field = useRef<HTMLInputElement>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isFrozen) onSave(field.current?.value ?? '');
  };
  return (
    <form method="post" noValidate className={styles.line} onSubmit={save}>
      <div className={styles.field}>
        <TextField
          ref={field}
          name="name"
          label={words.name}
          error={error}
          maxLength={longestBasketName}
          autoComplete="off"
          isDisabled={isFrozen}
        />
      </div>
      <div className={styles.button}>
        <Button type="submit" isPending={isSaving} pendingLabel={words.saving} isClosed={isFrozen}>
          {words.save}
        </Button>
      </div>
      <FieldFault fault={error ?? null} />
    </form>
  );
}
