import { expect, it } from 'vitest';
import { readOrdersQuery } from '#domain/firm-orders-address.ts';
import { statisticBehind } from '#domain/statistic-behind.ts';
import { statisticsAddress } from '#domain/statistics-address.ts';
import { statisticsLines } from '#domain/statistics-lines.ts';
import { spanAround, spanTypes } from '#domain/statistics-span.ts';

const sums = { now: { orders: 1, net: 100 }, before: { orders: 0, net: 0 } };
const wording = { without: { person: '-', costCenter: '-', articleGroup: '-' }, language: 'de' } as const;
const read = (path: string) => readOrdersQuery(new URL(path, 'https://shop.example').searchParams);

const groups = [
  ['person', '12'],
  ['costCenter', '4711 Nord'],
  ['articleGroup', 'druckerverbrauch'],
] as const;
const cases = spanTypes.flatMap((type) => groups.map(([by, key]) => [by, type, key] as const));

it.each(cases)('[S2.4-07] orders behind a line by %s of a %s lead back to its statistic', (by, type, key) => {
  const span = spanAround(type, '2026-11-28');
  const [line] = statisticsLines({ rows: [{ key, name: key, ...sums }], query: { by, span } }, wording);
  expect(statisticBehind(read(line?.to ?? ''))).toBe(statisticsAddress({ by, span }));
});

it('[S2.4-07] orders of a day lead back to the days of its month', () => {
  const span = spanAround('month', '2026-11-28');
  const rows = [{ key: '27', name: '', ...sums }];
  const line = statisticsLines({ rows, query: { by: 'period', span } }, wording)[27];
  expect(statisticBehind(read(line?.to ?? ''))).toBe(statisticsAddress({ by: 'period', span }));
});

it.each(['state=all', 'person=12&isOrdered=true', 'person=12&from=2026-11-02&to=2026-11-05'])(
  '[S2.4-07] %s is behind no line of a statistic',
  (said) => {
    expect(statisticBehind(read(`/my/admin-orders?${said}`))).toBeNull();
  },
);
