import {
  adminCostCenterOrdersPath,
  adminStatisticsPath,
  adminUserOrdersPath,
} from '#contract/admin-firm-paths.ts';
import type { StatisticsGroup } from '#contract/statistics-groups.ts';
import { isSpan, spanAround, spanTypes } from '#domain/statistics-span.ts';
import type { NamedSpan, SpanType } from '#domain/statistics-span.ts';

/** What the address of a statistic says. */
export interface StatisticsQuery {
  readonly by: StatisticsGroup;
  readonly span: NamedSpan;
  /** Of the table; the rest is about all rows. */
  readonly page: number;
}

/** Each way to sum up has an address; the one by article group is a parameter of the first. */
const paths: Readonly<Record<StatisticsGroup, string>> = {
  period: adminStatisticsPath,
  person: adminUserOrdersPath,
  costCenter: adminCostCenterOrdersPath,
  articleGroup: adminStatisticsPath,
};

/** The numbers that name a stretch of a type, as the address keeps them (S2.11-06). */
const numbersOf: Readonly<Record<SpanType, readonly Exclude<keyof NamedSpan, 'type'>[]>> = {
  year: ['year'],
  quarter: ['year', 'quarter'],
  month: ['year', 'month'],
  week: ['year', 'week'],
  day: ['year', 'month', 'day'],
};

const isType = (name: string | null): name is SpanType => spanTypes.includes(name as SpanType);

/**
 * Reads an address; what it says and the calendar does not have counts as not said.
 *
 * @param today as `2026-11-26`; its month is shown where nothing is said
 */
export function readStatisticsQuery(
  pathname: string,
  search: URLSearchParams,
  today: string,
): StatisticsQuery {
  const isByGroup = pathname === adminStatisticsPath && search.get('by') === 'articleGroup';
  const [ofPath = 'period'] = (Object.keys(paths) as StatisticsGroup[]).filter(
    (group) => paths[group] === pathname,
  );
  const named = search.get('type');
  const type = isType(named) ? named : 'month';
  const around = spanAround(type, today);
  const said = Object.fromEntries(numbersOf[type].map((name) => [name, Number(search.get(name) ?? 'none')]));
  const asked: NamedSpan = { ...around, ...said };
  const page = Number(search.get('page') ?? '1');
  return {
    by: isByGroup ? 'articleGroup' : ofPath,
    span: isSpan(asked) ? asked : around,
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/** Address of a statistic. */
export function statisticsAddress({
  by,
  span,
  page = 1,
}: Omit<StatisticsQuery, 'page'> & { readonly page?: number }): string {
  const parameters = new URLSearchParams([
    ...(by === 'articleGroup' ? [['by', by]] : []),
    ['type', span.type],
    ...numbersOf[span.type].map((name) => [name, String(span[name])]),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ]);
  return `${paths[by]}?${parameters}`;
}
