import { useRef, useState } from 'react';
import type { OwnSession } from '#contract/account-access.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { useFocusOnChange } from '#ui/bindings/focus-on-change.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { AccountStep } from '#ui/sections/account/AccountStep.tsx';
import * as styles from './AccountPasswordScreen.css.ts';

interface SessionsPartProps {
  readonly sessions: readonly OwnSession[];
}

/** Where somebody is signed in with the account; all but this one can be ended. */
export function SessionsPart({ sessions }: SessionsPartProps) {
  const { accountPassword: words } = useTexts();
  const { language } = useWording();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  const [isPressed, setPressed] = useState(false);
  const areEnded = isPressed && !hasOthers;
  // The button that was pressed has gone.
  useFocusOnChange(heading, areEnded ? 'ended' : undefined);
  const at = (iso: string): { at: string } => ({ at: formatDateTime(iso, language) });
  return (
    <section className={styles.section} aria-labelledby="sitzungen" onSubmit={() => setPressed(true)}>
      <h2 id="sitzungen" ref={heading} tabIndex={-1}>
        {words.sessions}
      </h2>
      <p role="status" className={styles.said}>
        {areEnded ? words.othersEnded : hasOthers ? null : words.onlyHere}
      </p>
      <ul className={styles.rows}>
        {sessions.map(({ isCurrent, signedInAt, lastSeenAt }, index) => (
          <li key={`${signedInAt} ${index}`} className={styles.row}>
            <div className={styles.words}>
              <strong>{isCurrent ? words.thisSession : words.otherSession}</strong>
              <span className={styles.hint}>
                {words.signedInAt(at(signedInAt))}
                {isCurrent ? null : `, ${words.lastSeenAt(at(lastSeenAt))}`}
              </span>
            </div>
          </li>
        ))}
      </ul>
      {hasOthers ? <AccountStep name="sessions-end" submit={words.endOthers} pending={words.ending} /> : null}
    </section>
  );
}
