import type { ReleaseStep } from '#contract/release.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import * as styles from './release.css.ts';

interface ReleaseStepsProps {
  readonly steps: readonly ReleaseStep[];
}

/** What was asked, answered and decided about an order, oldest first; nothing where nothing has happened. */
export function ReleaseSteps({ steps }: ReleaseStepsProps) {
  const { release: words } = useTexts();
  const { language } = useWording();
  if (steps.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="release-steps">
      <h2 id="release-steps" className={styles.heading}>
        {words.stepsTitle}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ at, kind, by, text }) => (
          <li key={`${at} ${kind}`} className={styles.step}>
            <div>
              <strong>{words.stepBy({ step: words.steps[kind], name: by })}</strong>{' '}
              <time dateTime={at} className={styles.hint}>
                {formatDateTime(at, language)}
              </time>
            </div>
            {text === '' ? null : <p className={styles.said}>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
