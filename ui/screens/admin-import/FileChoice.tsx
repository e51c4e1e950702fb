import { mostImportedRows } from '#contract/imported-tables.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { FileField } from '#ui/parts/FileField/FileField.tsx';
import * as styles from './AdminImportScreen.css.ts';

interface FileChoiceProps {
  readonly isBusy: boolean;
  readonly hasFile: boolean;
  readonly onChoose: (file: File) => void;
}

/** Chooses the file; another one begins anew. */
export function FileChoice({ isBusy, hasFile, onChoose }: FileChoiceProps) {
  const { tableImport: words } = useTexts();
  return (
    <div className={styles.choice}>
      <FileField
        label={hasFile ? words.otherFile : words.file}
        description={words.fileHint({ rows: mostImportedRows })}
        accept=".csv,.txt,text/csv"
        isDisabled={isBusy}
        onChoose={onChoose}
      />
    </div>
  );
}
