import { statisticsGroups } from '#contract/statistics-groups.ts';
import { daysOf, neighbourOf, spanAround, spanTypes } from '#domain/statistics-span.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as styles from './AdminStatisticsScreen.css.ts';
import { spanName } from '#domain/span-name.ts';
import { statisticsAddress } from '#domain/statistics-address.ts';
import type { StatisticsQuery } from '#domain/statistics-address.ts';

interface SpanChoiceProps {
  readonly query: StatisticsQuery;
  /** It has not ended: what comes after it lies ahead. */
  readonly isRunning: boolean;
}

/** By what is summed up, and of which days: links, so that every statistic has an address. */
export function SpanChoice({ query, isRunning }: SpanChoiceProps) {
  const { texts, language } = useWording();
  const { adminStatistics: words } = texts;
  const { by, span } = query;
  const next = isRunning ? [] : [neighbourOf(span, 'after')];
  return (
    <div className={styles.choice}>
      <Choices
        label={words.groupBy}
        choices={statisticsGroups.map((group) => ({
          label: words.groups[group],
          to: statisticsAddress({ by: group, span }),
          isCurrent: group === by,
        }))}
      />
      <Choices
        label={words.spanType}
        choices={spanTypes.map((type) => ({
          label: words.types[type],
          to: statisticsAddress({ by, span: spanAround(type, daysOf(span).from) }),
          isCurrent: type === span.type,
        }))}
      />
      <Choices
        label={words.span}
        choices={[neighbourOf(span, 'before'), span, ...next].map((choice) => ({
          label: spanName(choice, language),
          to: statisticsAddress({ by, span: choice }),
          isCurrent: choice === span,
        }))}
      />
    </div>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly choices: readonly { readonly label: string; readonly to: string; readonly isCurrent: boolean }[];
}

function Choices({ label, choices }: ChoicesProps) {
  const prefetch = usePrefetch();
  return (
    <nav aria-label={label}>
      <ul className={styles.choices}>
        {choices.map(({ label: shown, to, isCurrent }) => (
          <li key={shown}>
            {/* A link also where it is chosen: whoever tries one stays there and tries the next. */}
            <Link
              tone={isCurrent ? 'plain' : 'alone'}
              to={to}
              onIntent={prefetch}
              keepsScroll
              aria-current={isCurrent ? 'page' : undefined}
            >
              {isCurrent ? <strong>{shown}</strong> : shown}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
