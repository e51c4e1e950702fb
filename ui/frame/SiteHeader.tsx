import { useTexts } from '#ui/bindings/texts.ts';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import { BasketLink } from './BasketLink.tsx';
import { BrandMark } from './BrandMark.tsx';
import { SearchBox } from './SearchBox.tsx';
import * as styles from './frame.css.ts';

/** Logo, one dominant search, basket. */
export function SiteHeader() {
  const { frame } = useTexts();
  return (
    <header className={styles.header}>
      <div className={`${styles.column} ${styles.headerRow}`}>
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
