import { formatPercent } from '#domain/money-format.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { sumOf } from '#domain/statistics-lines.ts';
import type { StatisticsLine } from '#domain/statistics-lines.ts';
import { spanName } from '#domain/span-name.ts';
import type { StatisticsQuery } from '#domain/statistics-address.ts';

interface StatisticsSumProps {
  readonly lines: readonly StatisticsLine[];
  readonly query: StatisticsQuery;
  /** What has not ended is not compared with a whole. */
  readonly isRunning: boolean;
}

/** What it comes to in one sentence, beside the year before; it names the days itself, since paper has no choice of them. */
export function StatisticsSum({ lines, query: { by, span }, isRunning }: StatisticsSumProps) {
  const { texts, language } = useWording();
  const { adminStatistics: words } = texts;
  const money = useMoney();
  const now = sumOf(lines, 'now');
  const before = sumOf(lines, 'before');
  // An order on two cost centers stands in both lines.
  const isCounted = by === 'period' || by === 'person';
  const change = Math.round(((now.net - before.net) / before.net) * 100);
  const sign = change > 0 ? '+' : '';
  const whole = { net: money(before.net) };
  const compared = isRunning
    ? words.wholeBefore(whole)
    : words.compared({ ...whole, change: `${sign}${formatPercent(change, language)}` });
  return (
    <p>
      {spanName(span, language)}: {words.sum({ net: money(now.net), count: isCounted ? now.orders : null })}{' '}
      {before.net === 0 ? words.nothingBefore : compared}
    </p>
  );
}
