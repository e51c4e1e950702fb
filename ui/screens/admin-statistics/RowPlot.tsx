import { scaleLinear } from 'd3-scale';
import { useMoney } from '#ui/bindings/formats.ts';
import * as styles from './AdminStatisticsScreen.css.ts';
import type { StatisticsLine } from '#domain/statistics-lines.ts';

interface RowPlotProps {
  readonly lines: readonly StatisticsLine[];
}

/** The largest alone: the table has all of them. */
const mostRows = 10;
/** More would run into the amount on a phone; the table says it whole. */
const mostLetters = 28;
const rowHeight = 44;
const words = 18;
const bar = 16;

/** A row of two bars a group: now, and the year before behind it. */
export function RowPlot({ lines }: RowPlotProps) {
  const money = useMoney();
  const shown = lines.slice(0, mostRows);
  const most = Math.max(1, ...shown.flatMap(({ now, before }) => [now.net, before.net]));
  const along = scaleLinear().domain([0, most]).range([0, 100]);
  return (
    <svg className={styles.plot} width="100%" height={shown.length * rowHeight} aria-hidden="true">
      {shown.map(({ key, label, now, before }, index) => (
        <g key={key} transform={`translate(0 ${index * rowHeight})`}>
          <text className={styles.rowLabel} x="0" y={words - 4}>
            {label.length > mostLetters ? `${label.slice(0, mostLetters).trimEnd()}…` : label}
          </text>
          <text className={styles.rowValue} x="100%" y={words - 4}>
            {money(now.net)}
          </text>
          <rect className={styles.before} y={words} width={`${along(before.net)}%`} height={bar} />
          <rect className={styles.now} y={words + bar / 4} width={`${along(now.net)}%`} height={bar / 2} />
        </g>
      ))}
    </svg>
  );
}
