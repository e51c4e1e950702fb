import { Icon } from '../Icon/Icon.tsx';
import { BareLink } from '../Link/BareLink.tsx';
import * as styles from './Breadcrumbs.css.ts';

export type Crumb = { label: string; to: string };
type BreadcrumbsProps = { label: string; crumbs: readonly Crumb[]; onIntent?: (to: string) => void };

/** Where the visitor is, from the outside in; the last one is the page itself. On phones it becomes a way back. */
export function Breadcrumbs({ label, crumbs, onIntent }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) =>
          index === crumbs.length - 1 ? (
            <li key={crumb.to} className={styles.item}>
              <span className={styles.here} aria-current="page">
                {crumb.label}
              </span>
            </li>
          ) : (
            <li key={crumb.to} className={styles.item}>
              <span className={`${styles.separator} ${styles.back}`}>
                <Icon name="chevronLeft" sizePx={14} />
              </span>
              <BareLink to={crumb.to} className={styles.link} onIntent={onIntent}>
                {crumb.label}
              </BareLink>
              <span className={`${styles.separator} ${styles.forth}`}>
                <Icon name="chevronRight" sizePx={14} />
              </span>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
