import { useConfig } from '#ui/bindings/config.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import * as styles from './frame.css.ts';

/** Says on every page that a demonstration shop sells nothing real (S9). */
export function DemoNotice() {
  const { frame, toasts } = useTexts();
  return useConfig().isDemo ? (
    <section className={styles.demoNotice} aria-label={toasts.kinds.info}>
      {frame.demoNotice} <span className={styles.demoDetail}>{frame.demoDetail}</span>
    </section>
  ) : null;
}
