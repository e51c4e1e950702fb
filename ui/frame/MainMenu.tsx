import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useMenu } from '#ui/bindings/config.ts';
import { useShop } from '#ui/bindings/shop.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { IconButton } from '#ui/parts/IconButton/IconButton.tsx';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import { menuId } from './menu-id.ts';
import * as styles from './frame.css.ts';

/** Whether an address is the one of a menu entry or lies below it. */
const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** The shop's main categories; on phones a popover that a button of the header opens, without script, too. */
export function MainMenu() {
  const { frame } = useTexts();
  const { prefetch } = useShop();
  const entries = useMenu();
  const { pathname, key } = useLocation();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    // Old browsers know no popover: there it stands open.
    if (menu.current !== null && 'hidePopover' in menu.current) menu.current.hidePopover();
  }, [key]);
  return (
    <nav id={menuId} ref={menu} popover="auto" className={styles.menu} aria-label={frame.mainMenu}>
      <div className={styles.menuClose}>
        <IconButton icon="close" label={frame.close} popoverTarget={menuId} popoverTargetAction="hide" />
      </div>
      <div className={styles.column}>
        <ul className={styles.menuList}>
          {entries.map(({ label, path }) => (
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
