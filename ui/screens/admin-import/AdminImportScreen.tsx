import { useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useChange } from '#ui/bindings/screen-change.ts';
import { useTableImport } from '#ui/bindings/table-import.ts';
import type { TableImportMachine } from '#machines/table-import/table-import.machine.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import type { AdminImportData } from './admin-import-data.ts';
import { FileChoice } from './FileChoice.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportProblem } from './ImportProblem.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { TableColumns } from './TableColumns.tsx';

interface AdminImportScreenProps {
  readonly chart: WiredChart<TableImportMachine>;
}

/** `/my/admin-import/…` (S2.4): people, cost centers or budgets are read in from a file. */
export function Component({ chart }: AdminImportScreenProps) {
  const data = useLoaderData() as AdminImportData;
  // Another table begins anew.
  return <TableImport key={data.table} chart={chart} data={data} />;
}

interface TableImportProps extends AdminImportScreenProps {
  readonly data: AdminImportData;
}

function TableImport({ chart, data }: TableImportProps) {
  const { tableImport: words } = useTexts();
  const { table, count, most, invitationsLeft } = data;
  const { view, send } = useTableImport(chart, table);
  const title = useRef<HTMLHeadingElement>(null);
  // The field, or the button that was pressed, is out of use meanwhile and says nothing of what has become of the file.
  useChange(view.state, (_before, now) => {
    if (now === 'previewed' || now === 'imported') title.current?.focus();
  });
  const hasFile = view.fileName !== null;
  return (
    <div className={styles.page} data-machine="table-import" data-state={view.state} aria-busy={view.isBusy}>
      <h1>{words.titles[table]}</h1>
      <AccountNavigation current={table} />
      <p className={styles.hint}>
        {words.intro[table]} {words.room({ count, most })}
        {invitationsLeft === null ? null : ` ${words.invitationsLeft({ left: invitationsLeft })}`}
      </p>
      {view.isOver ? null : (
        // Whoever has a file does not ask any more what it has to look like.
        <TableColumns key={String(hasFile)} table={table} isOpenAtFirst={!hasFile} />
      )}
      <noscript>{words.needsScript}</noscript>
      <FileChoice
        isBusy={view.isBusy}
        hasFile={hasFile}
        onChoose={(file) => send({ type: 'file.choose', file })}
      />
      <ImportProgress view={view} />
      <ImportProblem view={view} onRetry={() => send({ type: 'import.retry' })} />
      {view.report === null || view.rows === null ? null : (
        <ImportPreview
          table={table}
          view={view}
          report={view.report}
          rows={view.rows}
          titleRef={title}
          onConfirm={() => send({ type: 'import.confirm' })}
        />
      )}
    </div>
  );
}
