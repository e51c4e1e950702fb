import type { Ref } from 'react';
import type { ImportReport, ReadFile } from '#contract/admin-import.ts';
import type { ImportedTable } from '#contract/imported-tables.ts';
import { csvOf } from '#domain/csv.ts';
import { countOutcomes } from '#domain/import-outcomes.ts';
import type { TableImportView } from '#machines/table-import/table-import.selectors.ts';
import { saveFile } from '#ui/bindings/save-file.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { ImportRows } from './ImportRows.tsx';
import { listPaths } from './TableColumns.tsx';
import * as styles from './AdminImportScreen.css.ts';

interface ImportPreviewProps {
  readonly table: ImportedTable;
  readonly view: TableImportView;
  readonly report: ImportReport;
  readonly rows: ReadFile;
  readonly onConfirm: () => void;
  /** What says what has become of the file. */
  readonly titleRef: Ref<HTMLHeadingElement>;
}

/** The faulty rows as a file of their own, each with why. */
function refusedRows({ heads, rows }: ReadFile, report: ImportReport, faultColumn: string): string[][] {
  const faults = new Map(
    report.rows.map(({ line, faults: found }) => [line, found.map(({ sentence }) => sentence).join(' ')]),
  );
  const refused = rows.filter(({ line }) => (faults.get(line) ?? '') !== '');
  return [
    [...heads, faultColumn],
    ...refused.map(({ line, cells }) => [
      ...heads.map((_, place) => cells[place] ?? ''),
      faults.get(line) ?? '',
    ]),
  ];
}

/** What the rows of the file do, those with faults first, and the button that does it; afterwards, what was done. */
export function ImportPreview({ table, view, report, rows, onConfirm, titleRef }: ImportPreviewProps) {
  const { texts, language } = useWording();
  const { tableImport: words } = texts;
  const counts = countOutcomes(report.rows);
  const file = view.fileName ?? '';
  const shown = report.rows
    .filter(({ outcome }) => outcome !== 'unchanged')
    .toSorted((one, other) => Number(other.outcome === 'refused') - Number(one.outcome === 'refused'));
  const unchanged = report.rows.filter(({ outcome }) => outcome === 'unchanged');
  const saveRefused = (): void => {
    const content = csvOf(refusedRows(rows, report, words.faultColumn), language);
    saveFile(`${words.refusedName}.csv`, new Blob([content], { type: 'text/csv' }));
  };
  return (
    <section className={styles.preview} aria-labelledby="vorschau">
      <h2 id="vorschau" ref={titleRef} tabIndex={-1}>
        {view.isOver ? words.doneTitle({ file }) : words.previewTitle({ file })}
      </h2>
      {view.isOver ? (
        <Notice tone="info">{words.done(counts)}</Notice>
      ) : (
        <p role="status">{words.counts(counts)}</p>
      )}
      {report.ignored.length === 0 ? null : <p>{words.ignored({ columns: report.ignored.join(', ') })}</p>}
      <div className={styles.actions}>
        <Confirmation view={view} counts={counts} onConfirm={onConfirm} />
        {view.isOver ? (
          <ButtonLink to={listPaths[table]} variant="main">
            {words.toList[table]}
          </ButtonLink>
        ) : null}
        {counts.refused === 0 ? null : (
          <Button icon="download" onClick={saveRefused}>
            {words.saveRefused}
          </Button>
        )}
      </div>
      {shown.length === 0 ? null : <ImportRows table={table} rows={shown} caption={words.rowsCaption} />}
      {unchanged.length === 0 ? null : (
        <DisclosureSection title={words.unchangedTitle} extra={String(unchanged.length)}>
          <ImportRows table={table} rows={unchanged} caption={words.unchangedTitle} />
        </DisclosureSection>
      )}
    </section>
  );
}

interface ConfirmationProps extends Pick<ImportPreviewProps, 'view' | 'onConfirm'> {
  readonly counts: ReturnType<typeof countOutcomes>;
}

/** The button that writes what the preview says, where that is something. */
function Confirmation({ view: { state }, counts, onConfirm }: ConfirmationProps) {
  const { tableImport: words } = useTexts();
  if (state !== 'previewed' && state !== 'changed' && state !== 'importing') return null;
  if (counts.new + counts.changed === 0) return <Notice tone="info">{words.nothing}</Notice>;
  return (
    <Button
      variant="main"
      isPending={state === 'importing'}
      pendingLabel={words.importing}
      onClick={onConfirm}
    >
      {words.confirm(counts)}
    </Button>
  );
}
