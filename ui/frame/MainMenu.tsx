import { useLocation } from 'react-router-dom';
import { useShop } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import * as styles from './frame.css.ts';

/** Whether an address is the one of a menu entry or lies below it. */
const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** The shop's main categories; scrolls sideways on phones. */
export function MainMenu() {
  const { frame } = useTexts();
  const { boot, prefetch } = useShop();
  const { pathname } = useLocation();
  return (
    <nav className={styles.menu} aria-label={frame.mainMenu}>
      <div className={styles.column}>
        <ul className={styles.menuList}>
          {boot.menu.map(({ label, path }) => (
            <li key={path}>
              <BareLink
                to={path}
                className={styles.menuLink}
                onIntent={prefetch}
                aria-current={isWithin(pathname, path) ? 'page' : undefined}
              >
                {label}
              </BareLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
