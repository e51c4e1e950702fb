import type { OrderStep } from '#contract/order-steps.ts';
import { formatDate } from '#domain/money-format.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Icon } from '#ui/parts/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import { orderPageWords } from './order-page-words.ts';
import * as styles from './OrderSteps.css.ts';

interface OrderStepsProps {
  readonly steps: readonly OrderStep[];
}

const icons = { done: 'check', current: 'check', open: null, ended: 'close' } as const;
const classes = (...names: readonly (string | null)[]): string => names.filter(Boolean).join(' ');

/** The way of an order with its days: what is behind it, where it stands, and what is to come. */
export function OrderSteps({ steps }: OrderStepsProps) {
  const { language } = useWording();
  const { steps: words } = orderPageWords(language);
  return (
    <ol className={styles.list} aria-label={words.title}>
      {steps.map(({ step, standing, at, by }) => {
        const icon = icons[standing];
        return (
          <li
            key={step}
            className={classes(styles.step, styles.standings[standing])}
            aria-current={standing === 'current' || standing === 'ended' ? 'step' : undefined}
          >
            <span className={classes(styles.mark, styles.marks[standing])} aria-hidden="true">
              {icon === null ? null : <Icon name={icon} sizePx={16} />}
            </span>
            <span className={classes(styles.words, styles.wordsOf[standing])}>
              {words.names[step]}
              {standing === 'open' ? <VisuallyHidden> {words.open}</VisuallyHidden> : null}
              {by === undefined ? null : <span className={styles.more}> {words.by({ name: by })}</span>}
              {at === undefined ? null : (
                <>
                  {' '}
                  <time dateTime={at} className={styles.more}>
                    {formatDate(at, language)}
                  </time>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
