import { useEffect, useRef } from 'react';
import { useTexts } from '#ui/bindings/texts.ts';
import * as styles from './LoginScreen.css.ts';

/** Says that a way in was used and what is to be done now; takes the focus that the button had. */
export function LetInNotice() {
  const { session: words } = useTexts();
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <p ref={notice} role="status" tabIndex={-1} className={styles.notice}>
      {words.wayIn.done}
    </p>
  );
}
