import { useNavigationView } from '#ui/bindings/navigation.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { IconButton } from '#ui/parts/IconButton/IconButton.tsx';
import * as styles from './frame.css.ts';

/** Way back to the top, there after 600 px of scrolling (S2.12, S9). */
export function ScrollToTop() {
  const { frame } = useTexts();
  const { view, scrollToTop } = useNavigationView();
  if (!view.isToTopShown) return null;
  return (
    <div className={styles.toTop}>
      <IconButton icon="arrowUp" label={frame.scrollToTop} variant="secondary" onClick={scrollToTop} />
    </div>
  );
}
