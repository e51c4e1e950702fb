import { directoryPages } from '#contract/directory-pages.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as tiles from '#ui/sections/printer-finder/brands.css.ts';
import type { HomeData } from './home-data.ts';
import * as styles from './HomeScreen.css.ts';

type MakersProps = Pick<HomeData, 'makers'>;

/** Makers of the best known brands with all they make, not printers alone, and the ways to all there is. */
export function Makers({ makers }: MakersProps) {
  const { home, supply } = useTexts();
  const onIntent = usePrefetch();
  const ways = [
    { to: directoryPages.catalogs, label: home.toCategories },
    { to: directoryPages.brands, label: home.toBrands },
    { to: directoryPages.manufacturers, label: home.toMakers },
    { to: directoryPages.index, label: home.toIndex },
  ];
  return (
    <section className={styles.section} aria-labelledby="bekannt">
      <h2 id="bekannt">{home.makersTitle}</h2>
      <ul className={tiles.grid}>
        {makers.map(({ slug, name, path, count }) => (
          <li key={slug}>
            <BareLink to={path} className={tiles.brand} onIntent={onIntent}>
              <b>{name}</b>
              <small>{supply.articleCount({ count })}</small>
            </BareLink>
          </li>
        ))}
      </ul>
      <ul className={styles.ways}>
        {ways.map(({ to, label }) => (
          <li key={to}>
            <Link tone="alone" to={to} onIntent={onIntent}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
