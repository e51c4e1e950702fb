import { useLoaderData } from 'react-router-dom';
import { useWording } from '#ui/bindings/texts.ts';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import * as firm from '#ui/sections/firm/FirmPage.css.ts';
import type { AdminStatisticsData } from './admin-statistics-data.ts';
import * as styles from './AdminStatisticsScreen.css.ts';
import { ColumnPlot } from './ColumnPlot.tsx';
import { RowPlot } from './RowPlot.tsx';
import { SpanChoice } from './SpanChoice.tsx';
import { statisticsLines } from '#domain/statistics-lines.ts';
import { StatisticsSum } from './StatisticsSum.tsx';
import { StatisticsTable } from './StatisticsTable.tsx';

/** `/my/admin-statistics`, `/my/admin-user-orders` and `/my/admin-costcenter-orders` (S2.4): what a firm orders, summed up. */
export function Component() {
  const data = useLoaderData() as AdminStatisticsData;
  const { texts, language } = useWording();
  const { adminStatistics: words } = texts;
  const { by } = data.query;
  const lines = statisticsLines(data, { without: words.without, language });
  const isEmpty = lines.every(({ now, before }) => now.orders === 0 && before.orders === 0);
  return (
    <div className={firm.page} data-state={by}>
      <h1>{words.titles[by]}</h1>
      <AccountNavigation current="statistics" />
      <SpanChoice query={data.query} today={data.today} isRunning={data.isRunning} />
      {isEmpty ? (
        <EmptyState title={words.emptyTitle}>
          <p>{words.emptyText}</p>
        </EmptyState>
      ) : (
        <>
          <StatisticsSum lines={lines} query={data.query} isRunning={data.isRunning} />
          <figure className={styles.figure} aria-label={words.plot}>
            {by === 'period' ? <ColumnPlot lines={lines} /> : <RowPlot lines={lines} />}
            <figcaption className={styles.legend}>
              <span className={styles.keyOfNow}>{words.now}</span>
              <span className={styles.keyOfBefore}>{words.before}</span>
            </figcaption>
          </figure>
          <StatisticsTable lines={lines} query={data.query} />
        </>
      )}
    </div>
  );
}
