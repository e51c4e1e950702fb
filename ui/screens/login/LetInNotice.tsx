import { useTexts } from '#ui/bindings/texts.ts';
import * as styles from '#ui/sections/login/LoginForm.css.ts';

const takeFocus = (notice: HTMLParagraphElement | null): void => notice?.focus();

/** Says that a way in was used and what is to be done now; takes the focus that the button had. */
export function LetInNotice() {
  const { session: words } = useTexts();
  return (
    <p ref={takeFocus} role="status" tabIndex={-1} className={styles.notice}>
      {words.wayIn.done}
    </p>
  );
}
