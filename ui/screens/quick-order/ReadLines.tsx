import { useRef } from 'react';
import { mostQuickLines } from '#contract/quick-order.ts';
import { csvOf } from '#domain/csv.ts';
import type { LinesSource } from '#machines/quick-order/quick-order.types.ts';
import { saveFile } from '#ui/bindings/save-file.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { FileField } from '#ui/parts/FileField/FileField.tsx';
import { TextAreaField } from '#ui/parts/TextAreaField/TextAreaField.tsx';
import * as styles from './QuickOrderScreen.css.ts';

interface ReadLinesProps {
  /** Lines of the sheet; more of them were taken from what was read. */
  readonly lineCount: number;
  readonly isBusy: boolean;
  readonly onRead: (source: LinesSource) => void;
}

/** A number of the maker and how many, as they stand in the sample. */
const sampleRows = [
  ['CF259X', '2'],
  ['TN-2420', '1'],
] as const;

/** Takes many lines at once, pasted or as a file. */
export function ReadLines({ lineCount, isBusy, onRead }: ReadLinesProps) {
  const { quickOrder: words } = useTexts();
  const { language } = useWording();
  const pasted = useRef<HTMLTextAreaElement>(null);
  const take = (): void => {
    const { current: field } = pasted;
    if (field === null || field.value.trim() === '') return;
    onRead({ text: field.value });
  };
  // What was refused stays, to be mended.
  useChange(lineCount, (before, now) => {
    if (now > before && pasted.current !== null) pasted.current.value = '';
  });
  const saveSample = (): void => {
    const content = csvOf([words.sampleHeads, ...sampleRows], language);
    saveFile(`${words.sampleName}.csv`, new Blob([content], { type: 'text/csv' }));
  };
  return (
    <section className={styles.read} aria-labelledby="liste">
      <h2 id="liste">{words.readTitle}</h2>
      <div className={styles.ways}>
        <div className={styles.way}>
          <TextAreaField
            ref={pasted}
            label={words.paste}
            description={words.pasteHint}
            placeholder={words.pasteExample}
            rows={5}
            spellCheck={false}
          />
          <div>
            <Button isClosed={isBusy} onClick={take}>
              {words.take}
            </Button>
          </div>
        </div>
        <div className={styles.way}>
          <FileField
            label={words.file}
            description={words.fileHint({ most: mostQuickLines })}
            accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            isDisabled={isBusy}
            onChoose={(file) => onRead({ file })}
          />
          <div>
            <Button variant="quiet" icon="download" onClick={saveSample}>
              {words.sample}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
