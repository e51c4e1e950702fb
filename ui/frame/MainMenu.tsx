import { NavLink } from 'react-router-dom';
import { useShop } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import * as styles from './frame.css.ts';

/** The shop's main categories; scrolls sideways on phones. */
export function MainMenu() {
  const { frame } = useTexts();
  const { boot, prefetch } = useShop();
  return (
    <nav className={styles.menu} aria-label={frame.mainMenu}>
      <div className={styles.column}>
        <ul className={styles.menuList}>
          {boot.menu.map(({ label, path }) => (
            <li key={path}>
              <NavLink
                to={path}
                className={styles.menuLink}
                onPointerEnter={() => prefetch(path)}
                onFocus={() => prefetch(path)}
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
