import { scaleBand, scaleLinear } from 'd3-scale';
import { formatNumber } from '#domain/money-format.ts';
import { useWording } from '#ui/bindings/texts.ts';
import * as styles from './AdminStatisticsScreen.css.ts';
import type { StatisticsLine } from '#domain/statistics-lines.ts';

interface ColumnPlotProps {
  readonly lines: readonly StatisticsLine[];
}

/** Pixels; across, everything is a percentage, so that words keep their size on every screen. */
const height = 260;
const top = 20;
const foot = 24;
/** Per cent. */
const left = 0;
const right = 100;
const mostTicks = 4;
/** So many parts have all their words below them. */
const mostLabels = 12;
const everyOther = 5;

/** Two columns a part of the span: now, and the year before behind it. The figures stand in the table. */
export function ColumnPlot({ lines }: ColumnPlotProps) {
  const { texts, language } = useWording();
  const { adminStatistics: words } = texts;
  const most = Math.max(1, ...lines.flatMap(({ now, before }) => [now.net, before.net]));
  const across = scaleBand<number>()
    .domain(lines.keys())
    .range([left, right])
    .paddingInner(0.3)
    .paddingOuter(0.15);
  const up = scaleLinear()
    .domain([0, most])
    .nice(mostTicks)
    .range([height - foot, top]);
  const isLabelled = (index: number): boolean =>
    lines.length <= mostLabels || index === 0 || (index + 1) % everyOther === 0;
  const column = (value: number, x: number, width: number, className: string) => (
    <rect
      className={className}
      x={`${x}%`}
      y={up(value)}
      width={`${width}%`}
      height={height - foot - up(value)}
    />
  );
  return (
    <div className={styles.columns} aria-hidden="true">
      <svg className={styles.scale} width="100%" height={height}>
        {up.ticks(mostTicks).map((tick) => (
          <text key={tick} className={styles.tick} x="100%" y={up(tick) + 4}>
            {words.euros({ amount: formatNumber(tick / 100, language) })}
          </text>
        ))}
      </svg>
      <svg className={styles.plot} width="100%" height={height}>
        {up.ticks(mostTicks).map((tick) => (
          <line key={tick} className={styles.grid} x1="0" x2="100%" y1={up(tick)} y2={up(tick)} />
        ))}
        {lines.map(({ key, shortLabel, now, before }, index) => {
          const x = across(index) ?? 0;
          const width = across.bandwidth();
          return (
            <g key={key}>
              {column(before.net, x, width, styles.before)}
              {column(now.net, x + width / 4, width / 2, styles.now)}
              {isLabelled(index) ? (
                <text className={styles.label} x={`${x + width / 2}%`} y={height - 6}>
                  {shortLabel}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
