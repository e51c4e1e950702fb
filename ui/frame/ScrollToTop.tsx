import { useEffect, useRef } from 'react';
import { useNavigationView } from '#ui/bindings/navigation.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { IconButton } from '#ui/parts/IconButton/IconButton.tsx';
import { keepClear } from './keep-clear.ts';
import * as styles from './frame.css.ts';

/** Way back to the top, there after 600 px of scrolling where it covers no sum, and no word at the end (S2.12, S9, docs/decisions/0044). */
export function ScrollToTop() {
  const { frame } = useTexts();
  const { view, scrollToTop } = useNavigationView();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current === null ? undefined : keepClear(place.current)), [view.isToTopShown]);
  if (!view.isToTopShown) return null;
  return (
    <div className={styles.toTop} ref={place}>
      <IconButton icon="arrowUp" label={frame.scrollToTop} variant="secondary" onClick={scrollToTop} />
    </div>
  );
}
