import { useConsent } from '#ui/bindings/consent.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { arriving } from './CookieBar.css.ts';
import * as styles from './frame.css.ts';
import { keepRoom } from './keep-room.ts';

const withRoom = (bar: HTMLElement | null) => (bar === null ? undefined : keepRoom(bar));

/** Cookie notice at the bottom; accepting and declining are alike in form and effort (§ 25 TDDDG). */
export function CookieBar() {
  const { frame } = useTexts();
  const { view, send } = useConsent();
  if (!view.isBarShown) return null;
  return (
    <section
      ref={withRoom}
      className={`${styles.cookieBar} ${arriving}`}
      aria-label={frame.cookieTitle}
      data-machine="consent"
      data-state={view.state}
    >
      <div className={`${styles.column} ${styles.cookieRow}`}>
        <p className={styles.cookieText}>{frame.cookieText}</p>
        <div className={styles.cookieActions}>
          <Button variant="secondary" onClick={() => send({ type: 'consent.accept' })}>
            {frame.cookieAccept}
          </Button>
          <Button variant="secondary" onClick={() => send({ type: 'consent.decline' })}>
            {frame.cookieDecline}
          </Button>
          <Button variant="quiet" onClick={() => send({ type: 'consent.readMore' })}>
            {frame.cookieInfo}
          </Button>
        </div>
      </div>
    </section>
  );
}
