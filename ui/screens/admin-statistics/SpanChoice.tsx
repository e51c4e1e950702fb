import { statisticsGroups } from '#contract/statistics-groups.ts';
import { neighbourOf, spanTypes, spanWithin } from '#domain/statistics-span.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { FilterLinks } from '#ui/sections/paged-list/FilterLinks.tsx';
import * as styles from './AdminStatisticsScreen.css.ts';
import { spanName } from '#domain/span-name.ts';
import { statisticsAddress } from '#domain/statistics-address.ts';
import type { StatisticsQuery } from '#domain/statistics-address.ts';

interface SpanChoiceProps {
  readonly query: StatisticsQuery;
  /** As `2026-11-26`. */
  readonly today: string;
  /** It has not ended: what comes after it lies ahead. */
  readonly isRunning: boolean;
}

/** By what is summed up, and of which days: links, so that every statistic has an address. */
export function SpanChoice({ query, today, isRunning }: SpanChoiceProps) {
  const { texts, language } = useWording();
  const { adminStatistics: words } = texts;
  const { by, span } = query;
  const next = isRunning ? [] : [neighbourOf(span, 'after')];
  return (
    <div className={styles.choice}>
      <FilterLinks
        keepsScroll
        label={words.groupBy}
        options={statisticsGroups.map((group) => ({
          label: words.groups[group],
          to: statisticsAddress({ by: group, span }),
          isCurrent: group === by,
        }))}
      />
      <FilterLinks
        keepsScroll
        label={words.spanType}
        options={spanTypes.map((type) => ({
          label: words.types[type],
          to: statisticsAddress({ ...query, span: spanWithin(type, span, today), page: 1 }),
          isCurrent: type === span.type,
        }))}
      />
      <FilterLinks
        keepsScroll
        label={words.span}
        options={[neighbourOf(span, 'before'), span, ...next].map((choice) => ({
          label: spanName(choice, language),
          to: statisticsAddress({ ...query, span: choice, page: 1 }),
          isCurrent: choice === span,
        }))}
      />
    </div>
  );
}
