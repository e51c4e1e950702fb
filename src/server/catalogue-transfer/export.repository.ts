import * as z from 'zod/mini';
import { command, question } from '#server/database/statement.ts';
import type { Runner } from '#server/database/statement.ts';
import { shownAs } from './cell.sql.ts';
import { catalogueFiles } from './catalogue-files.ts';
import { valueOf } from './file-shape.ts';
import type { ColumnShape, FileShape } from './file-shape.ts';

const linesPerPart = 5000;

/** A cell as CSV has it: between quotes where it holds a separator, a quote, a line's end or blanks at its ends. */
function cellText(column: ColumnShape): string {
  const shown = shownAs[column.cell.shown](valueOf(column));
  const text = column.cell.mayNeedQuotes
    ? String.raw`case when ${shown} ~ '[;"\n\r]|^\s|\s$' then '"' || replace(${shown}, '"', '""') || '"' else ${shown} end`
    : shown;
  return `coalesce(${text}, '')`;
}

const lineText = ({ columns }: FileShape): string => columns.map(cellText).join(` || ';' || `);

const cursors = new Map(
  catalogueFiles.map((file) => [
    file.table,
    command({
      name: `transfer_export_${file.table}`,
      text: `declare transfer_export cursor for select ${lineText(file)} as line from ${file.rows} order by ${file.order}`,
      values: () => [],
    }),
  ]),
);

const part = question({
  name: 'transfer_export_part',
  text: `fetch ${linesPerPart} from transfer_export`,
  values: () => [],
  row: z.object({ line: z.string() }),
});
const close = command({ name: 'transfer_export_close', text: 'close transfer_export', values: () => [] });

/** Lines of a file, some thousands at a time, within the caller's transaction. */
export async function* linesOf(runner: Runner, file: FileShape): AsyncGenerator<readonly string[]> {
  await cursors.get(file.table)!.run(runner);
  for (;;) {
    const rows = await part.all(runner);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < linesPerPart) break;
  }
  await close.run(runner);
}
