import { Icon } from '../Icon/Icon.tsx';
import { BareLink } from '../Link/BareLink.tsx';
import { pageWindow } from './page-window.ts';
import * as styles from './Pagination.css.ts';

type PaginationProps = {
  label: string;
  /** 1-based. */
  current: number;
  total: number;
  hrefOf: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** Name of a page's link ("Seite 3"). */
  pageLabel: (page: number) => string;
  onIntent?: (to: string) => void;
};

const gapSign = '…';

/** Pages of a list as links; nothing at all when there is only one page. */
export function Pagination({
  label,
  current,
  total,
  hrefOf,
  previousLabel,
  nextLabel,
  pageLabel,
  onIntent,
}: PaginationProps) {
  if (total <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {current > 1 ? (
          <li>
            <BareLink
              to={hrefOf(current - 1)}
              rel="prev"
              className={styles.page}
              onIntent={onIntent}
              aria-label={previousLabel}
            >
              <Icon name="chevronLeft" sizePx={18} />
              <span className={styles.words}>{previousLabel}</span>
            </BareLink>
          </li>
        ) : null}
        {pageWindow(current, total).map((entry) =>
          entry.kind === 'gap' ? (
            <li key={entry.key} className={styles.gap} aria-hidden="true">
              {gapSign}
            </li>
          ) : (
            <li key={entry.page} className={entry.isFar ? styles.far : undefined}>
              <BareLink
                to={hrefOf(entry.page)}
                className={styles.page}
                onIntent={onIntent}
                aria-label={pageLabel(entry.page)}
                aria-current={entry.page === current ? 'page' : undefined}
              >
                {entry.page}
              </BareLink>
            </li>
          ),
        )}
        {current < total ? (
          <li>
            <BareLink
              to={hrefOf(current + 1)}
              rel="next"
              className={styles.page}
              onIntent={onIntent}
              aria-label={nextLabel}
            >
              <span className={styles.words}>{nextLabel}</span>
              <Icon name="chevronRight" sizePx={18} />
            </BareLink>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
