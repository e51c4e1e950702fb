import { useTexts } from '#ui/bindings/texts.ts';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import { IconButton } from '#ui/parts/IconButton/IconButton.tsx';
import { BasketLink } from './BasketLink.tsx';
import { BrandMark } from './BrandMark.tsx';
import { menuId } from './menu-id.ts';
import { SearchBox } from './SearchBox.tsx';
import * as styles from './frame.css.ts';

/** Logo, one dominant search, basket; on phones the way to the categories. */
export function SiteHeader() {
  const { frame } = useTexts();
  return (
    <header className={styles.header}>
      <div className={`${styles.column} ${styles.headerRow}`}>
        <div className={styles.menuButton}>
          <IconButton icon="menu" label={frame.mainMenu} popoverTarget={menuId} />
        </div>
        <BareLink to="/" className={styles.brand} aria-label={frame.homeLink}>
          <BrandMark />
          <span className={styles.brandWords}>
            <span className={styles.brandName}>{frame.shopName}</span>
            <span className={styles.brandSlogan}>{frame.slogan}</span>
          </span>
        </BareLink>
        <SearchBox />
        <BasketLink />
      </div>
    </header>
  );
}
