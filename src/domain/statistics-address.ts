import {
  adminCostCenterOrdersPath,
  adminStatisticsPath,
  adminUserOrdersPath,
} from '#contract/admin-firm-paths.ts';
import type { StatisticsGroup } from '#contract/statistics-groups.ts';
import { daysOf, isSpan, partOf, spanAround, spanTypes, yearBefore } from './statistics-span.ts';
import type { NamedSpan, SpanType } from './statistics-span.ts';
import { addressOf, readTableQuery, tableParameters } from './table-query.ts';
import type { TableColumn, TableQuery } from './table-query.ts';

/** What stands in the table of a statistic. */
export const statisticsColumns = [
  { id: 'name', isRowHeader: true, begins: 'up' },
  { id: 'orders', begins: 'down' },
  { id: 'net', begins: 'down' },
  { id: 'ordersBefore', begins: 'down' },
  { id: 'netBefore', begins: 'down' },
] as const satisfies readonly TableColumn[];

/** What the address of a statistic says; what every table says is about its table alone. */
export interface StatisticsQuery extends TableQuery {
  readonly by: StatisticsGroup;
  readonly span: NamedSpan;
}

/** Each way to sum up has an address; the one by article group is a parameter of the first. */
export const statisticsPaths = {
  period: adminStatisticsPath,
  person: adminUserOrdersPath,
  costCenter: adminCostCenterOrdersPath,
  articleGroup: adminStatisticsPath,
} as const satisfies Readonly<Record<StatisticsGroup, string>>;

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
  // A link of the shop's texts may end in a slash.
  const path = pathname.replace(/\/+$/, '');
  const isByGroup = path === adminStatisticsPath && search.get('by') === 'articleGroup';
  const [ofPath = 'period'] = (Object.keys(statisticsPaths) as StatisticsGroup[]).filter(
    (group) => statisticsPaths[group] === path,
  );
  const named = search.get('type');
  const type = isType(named) ? named : 'month';
  const around = spanAround(type, today);
  const said = Object.fromEntries(numbersOf[type].map((name) => [name, Number(search.get(name) ?? 'none')]));
  const asked: NamedSpan = { ...around, ...said };
  return {
    ...readTableQuery(search, statisticsColumns),
    by: isByGroup ? 'articleGroup' : ofPath,
    span: isSpan(asked) ? asked : around,
  };
}

/** Address of a statistic. */
export function statisticsAddress({
  by,
  span,
  ...table
}: Pick<StatisticsQuery, 'by' | 'span'> & Partial<TableQuery>): string {
  return addressOf(statisticsPaths[by], [
    ...(by === 'articleGroup' ? [['by', by] as const] : []),
    ['type', span.type],
    ...numbersOf[span.type].map((name) => [name, String(span[name])] as const),
    ...tableParameters({ search: '', page: 1, ...table }, statisticsColumns),
  ]);
}

/** What is asked for to show a statistic: its span beside the same a year before. */
export const statisticsAsked = ({ by, span }: Pick<StatisticsQuery, 'by' | 'span'>) => ({
  by,
  part: partOf(span.type),
  now: daysOf(span),
  before: daysOf(yearBefore(span)),
});
