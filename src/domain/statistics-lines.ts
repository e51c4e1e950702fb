import type { StatisticsRow } from '#contract/admin-statistics.ts';
import { firmOrdersPath } from '#contract/admin-orders-path.ts';
import type { Language } from '#contract/system.ts';
import type { StatisticsGroup } from '#contract/statistics-groups.ts';
import { spanName } from './span-name.ts';
import { statisticsAddress, statisticsColumns } from './statistics-address.ts';
import type { StatisticsQuery } from './statistics-address.ts';
import { daysOf, partOf, partsOf, spanAround } from './statistics-span.ts';
import type { NamedSpan } from './statistics-span.ts';
import type { RowTable } from './table-query.ts';

/** A line of a statistic, in words. */
export interface StatisticsLine extends Pick<StatisticsRow, 'key' | 'now' | 'before'> {
  readonly label: string;
  /** Where there is little room. */
  readonly shortLabel: string;
  /** What shows more of it; null where nothing does. */
  readonly to: string | null;
}

interface Statistic {
  readonly rows: readonly StatisticsRow[];
  readonly query: Pick<StatisticsQuery, 'by' | 'span'>;
}

interface Wording {
  /** What a line is called that is of nothing. */
  readonly without: Readonly<Record<Exclude<StatisticsGroup, 'period'>, string>>;
  readonly language: Language;
}

const nothing = { orders: 0, net: 0 };

/**
 * One line a part of the span, those without an order among them: a month without one is a fact, too. What the year before
 * has behind the last part, as the 29th of February, counts in the last line, so that all lines have all of it.
 */
function linesOfPeriod(
  rows: readonly StatisticsRow[],
  span: NamedSpan,
  language: Language,
): StatisticsLine[] {
  const type = partOf(span.type);
  const days = partsOf(span);
  const last = days.length - 1;
  return days.map((day, index) => {
    const part = spanAround(type, day);
    const ofPart = rows.filter(({ key }) => Math.min(Number(key), last) === index);
    const now = sumOf(ofPart, 'now');
    const to =
      type === 'month' ? statisticsAddress({ by: 'period', span: part }) : firmOrdersPath(daysOf(part));
    return {
      key: day,
      label: spanName(part, language),
      shortLabel: spanName(part, language, 'short'),
      now,
      before: sumOf(ofPart, 'before'),
      to: now.orders === 0 ? null : to,
    };
  });
}

/** The lines of a statistic in the order they are shown. */
export function statisticsLines(
  { rows, query: { by, span } }: Statistic,
  { without, language }: Wording,
): StatisticsLine[] {
  if (by === 'period') return linesOfPeriod(rows, span, language);
  return rows.map(({ key, name, now, before }) => {
    const numbered =
      by === 'costCenter' && key !== '' ? [key, name].filter((part) => part !== '').join(' ') : name;
    const label = numbered === '' ? without[by] : numbered;
    return {
      key,
      label,
      shortLabel: label,
      now,
      before,
      to: key === '' || now.orders === 0 ? null : firmOrdersPath({ [by]: key, ...daysOf(span) }),
    };
  });
}

/** What all lines come to; an order of several groups counts in each, so orders are summed up by period alone. */
export function sumOf(
  lines: readonly Pick<StatisticsRow, 'now' | 'before'>[],
  of: 'now' | 'before',
): { orders: number; net: number } {
  return lines.reduce(
    (sum, line) => ({ orders: sum.orders + line[of].orders, net: sum.net + line[of].net }),
    nothing,
  );
}

const sortKeys: Readonly<
  Record<Exclude<(typeof statisticsColumns)[number]['id'], 'name'>, (line: StatisticsLine) => number>
> = {
  orders: ({ now }) => now.orders,
  net: ({ now }) => now.net,
  ordersBefore: ({ before }) => before.orders,
  netBefore: ({ before }) => before.net,
};

/** The table of a statistic; parts of a span are in the order of the calendar by name. */
export const statisticsTable = (by: StatisticsGroup): RowTable<StatisticsLine> => ({
  columns: statisticsColumns.map((column) => ({
    ...column,
    sortBy: column.id === 'name' ? ({ key, label }) => (by === 'period' ? key : label) : sortKeys[column.id],
  })),
  wordsOf: ({ label }) => [label],
});
