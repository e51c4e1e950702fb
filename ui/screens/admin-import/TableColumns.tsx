import { importedColumns } from '#contract/imported-tables.ts';
import type { ImportedTable } from '#contract/imported-tables.ts';
import { adminBudgetsPath, adminCostCentersPath } from '#contract/admin-firm-paths.ts';
import { adminUsersPath } from '#contract/admin-users-path.ts';
import { csvOf } from '#domain/csv.ts';
import { saveFile } from '#ui/bindings/save-file.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import * as own from './AdminImportScreen.css.ts';

interface TableColumnsProps {
  readonly table: ImportedTable;
  readonly isOpenAtFirst: boolean;
}

/** Where the rows of each table stand in the shop. */
export const listPaths = {
  people: adminUsersPath,
  costCenters: adminCostCentersPath,
  budgets: adminBudgetsPath,
} as const satisfies Readonly<Record<ImportedTable, string>>;

/** What a file has to look like, and how to get one. */
export function TableColumns({ table, isOpenAtFirst }: TableColumnsProps) {
  const { texts, language } = useWording();
  const { tableImport: words, firmTables } = texts;
  const labels: Readonly<Record<string, string>> = firmTables[table];
  const heads = importedColumns[table].taken.map((column) => labels[column] ?? column);
  const savePattern = (): void =>
    saveFile(`${words.patternName[table]}.csv`, new Blob([csvOf([heads], language)], { type: 'text/csv' }));
  return (
    <DisclosureSection title={words.columnsTitle} isOpenAtFirst={isOpenAtFirst}>
      <div className={styles.section}>
        <ul className={own.heads}>
          {heads.map((head) => (
            <li key={head} className={own.head}>
              {head}
            </li>
          ))}
        </ul>
        <p>{words.cellHints[table]}</p>
        <p className={styles.hint}>
          {words.columnsHint} {words.listHint}
        </p>
        <div className={own.actions}>
          <Button icon="download" onClick={savePattern}>
            {words.pattern}
          </Button>
          <ButtonLink to={listPaths[table]} variant="quiet">
            {words.toList[table]}
          </ButtonLink>
        </div>
      </div>
    </DisclosureSection>
  );
}
