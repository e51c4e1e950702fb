import { csvOf } from '#domain/csv.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { saveFile } from '#ui/bindings/save-file.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import * as styles from './AdminStatisticsScreen.css.ts';
import type { StatisticsQuery } from './statistics-address.ts';
import { daysOf } from '#domain/statistics-span.ts';
import type { StatisticsLine } from './statistics-lines.ts';

interface StatisticsToolsProps {
  readonly lines: readonly StatisticsLine[];
  readonly query: StatisticsQuery;
}

const cents = (value: number) => ({ value: value / 100, decimals: 2 });
const whole = (value: number) => ({ value, decimals: 0 });

/** Takes the figures out of the shop: as a table for spreadsheets, and on paper. */
export function StatisticsTools({ lines, query: { by, span } }: StatisticsToolsProps) {
  const { texts, language } = useWording();
  const { adminStatistics: words } = texts;
  const { orders, net, ordersBefore, netBefore } = words.columns;
  const save = (): void => {
    const rows = lines.map(({ label, now, before }) => [
      label,
      whole(now.orders),
      cents(now.net),
      whole(before.orders),
      cents(before.net),
    ]);
    const content = csvOf([[words.groups[by], orders, net, ordersBefore, netBefore], ...rows], language);
    saveFile(`${words.fileName[by]}-${daysOf(span).from}.csv`, new Blob([content], { type: 'text/csv' }));
  };
  return (
    <div className={styles.tools}>
      <Button icon="download" onClick={save}>
        {words.export}
      </Button>
      <Button icon="printer" onClick={() => window.print()}>
        {words.print}
      </Button>
    </div>
  );
}
