import { useMode } from '#ui/bindings/mode.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import * as styles from './frame.css.ts';

/** Business or private: net or gross prices. Only there when the shop allows both and shows it (S4.2). */
export function ModeSwitcher() {
  const { mode } = useTexts();
  const { view, choose } = useMode();
  if (!view.isSwitcherShown) return null;
  const option = (name: 'b2b' | 'b2c', label: string) => (
    <button
      type="button"
      className={styles.switcherOption}
      aria-pressed={view.mode === name}
      aria-busy={view.isSwitching || undefined}
      onClick={() => choose(name)}
    >
      {label}
    </button>
  );
  return (
    <div
      className={styles.switcher}
      role="group"
      aria-label={mode.switcher}
      data-machine="shop-mode"
      data-state={view.mode}
    >
      {option('b2b', mode.b2b)}
      {option('b2c', mode.b2c)}
    </div>
  );
}
