import { describedBy, Field, useFieldIds } from '../Field/Field.tsx';
import type { FieldWords } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import * as styles from './FileField.css.ts';

type FileFieldProps = Omit<FieldWords, 'isRequired'> & {
  /** Kinds of files that are offered first. */
  accept: string;
  isDisabled?: boolean;
  /** Told of each choice, also of the same file once more. */
  onChoose: (file: File) => void;
};

/** Takes one file of the visitor's device, native `<input type="file">`. */
export function FileField({ accept, isDisabled = false, onChoose, ...words }: FileFieldProps) {
  const ids = useFieldIds(undefined);
  return (
    <Field {...words} ids={ids}>
      <input
        {...describedBy(ids, words)}
        id={ids.control}
        type="file"
        accept={accept}
        disabled={isDisabled}
        className={`${fieldStyles.control} ${styles.file}`}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file === undefined) return;
          onChoose(file);
          // A field that still holds a file says nothing when that is chosen again.
          currentTarget.value = '';
        }}
      />
    </Field>
  );
}
