import { useId } from 'react';
import { formatNumber } from '#domain/money-format.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import type { LinkGroup } from './goods-data.ts';
import * as styles from './GoodsScreen.css.ts';

/** Links of one sort under what they have in common. */
export function LinkRow({ name, links }: LinkGroup) {
  const { texts, language } = useWording();
  const onIntent = usePrefetch();
  const headingId = useId();
  return (
    <nav className={styles.group} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.groupName}>
        {texts.directory.groups[name]}
      </h2>
      <ul className={styles.links}>
        {links.map(({ name: label, path, count }) => (
          <li key={path}>
            <BareLink to={path} className={styles.link} onIntent={onIntent}>
              {label}
              {count === null ? null : <small>{formatNumber(count, language)}</small>}
            </BareLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
