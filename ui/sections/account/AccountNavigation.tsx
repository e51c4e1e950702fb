import { accountPath } from '#contract/account-path.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as styles from './AccountNavigation.css.ts';

const pages = { overview: accountPath, orders: '/my/orders' } as const;

interface AccountNavigationProps {
  /** The page in sight. */
  readonly current: keyof typeof pages;
}

/** Leads from each page of the account to the others. */
export function AccountNavigation({ current }: AccountNavigationProps) {
  const { account: words } = useTexts();
  const prefetch = usePrefetch();
  return (
    <nav aria-label={words.pages}>
      <ul className={styles.list}>
        {(Object.keys(pages) as (keyof typeof pages)[]).map((page) => (
          <li key={page}>
            {page === current ? (
              <strong aria-current="page">{words[page]}</strong>
            ) : (
              <Link tone="alone" to={pages[page]} onIntent={prefetch}>
                {words[page]}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
