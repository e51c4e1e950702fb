import type { ImportedRow } from '#contract/admin-import.ts';
import type { ImportedTable } from '#contract/imported-tables.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Badge } from '#ui/parts/Badge/Badge.tsx';
import type { BadgeTone } from '#ui/parts/Badge/Badge.tsx';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import * as styles from './AdminImportScreen.css.ts';

interface ImportRowsProps {
  readonly table: ImportedTable;
  readonly rows: readonly ImportedRow[];
  readonly caption: string;
}

const tones = {
  new: 'success',
  changed: 'info',
  unchanged: 'neutral',
  refused: 'danger',
} as const satisfies Readonly<Record<ImportedRow['outcome'], BadgeTone>>;

/** One row a row of the file: what it is about, what becomes of it, and what that changes or why it cannot be. */
export function ImportRows({ table, rows, caption }: ImportRowsProps) {
  const { tableImport: words } = useTexts();
  const { columns, outcomes } = words;
  return (
    <DataTable<ImportedRow>
      caption={caption}
      isCaptionHidden
      rows={rows}
      keyOf={({ line }) => String(line)}
      columns={[
        {
          id: 'name',
          header: columns.name[table],
          isRowHeader: true,
          cell: ({ name }) => (name === '' ? words.withoutName : name),
        },
        { id: 'line', header: columns.line, isNarrow: true, cell: ({ line }) => line },
        {
          id: 'outcome',
          header: columns.outcome,
          isNarrow: true,
          cell: ({ outcome }) => (
            <Badge tone={tones[outcome]} {...(outcome === 'refused' ? { icon: 'warning' } : {})}>
              {outcomes[outcome]}
            </Badge>
          ),
        },
        { id: 'details', header: columns.details, cell: (row) => <Details row={row} /> },
      ]}
    />
  );
}

function Details({ row: { outcome, changes, faults, effects } }: { readonly row: ImportedRow }) {
  const { tableImport: words } = useTexts();
  const changed = changes.map(({ column, from, to }) =>
    outcome === 'new'
      ? words.given({ column, to })
      : words.change({ column, from: from || words.empty, to: to || words.empty }),
  );
  // Many sentences name the column themselves.
  const told = faults.map((fault) =>
    fault.sentence.startsWith(fault.column) ? fault.sentence : words.fault(fault),
  );
  const lines = [...changed, ...effects];
  if (told.length + lines.length === 0) return null;
  return (
    <ul className={styles.details}>
      {told.map((line) => (
        <li key={line} className={styles.fault}>
          {line}
        </li>
      ))}
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
