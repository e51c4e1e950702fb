import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import * as styles from './FilterLinks.css.ts';

interface FilterLinksProps {
  /** What they narrow the list by. */
  readonly label: string;
  readonly options: readonly { readonly label: string; readonly to: string; readonly isCurrent: boolean }[];
  /** Stays where it stands in the page: whoever tries one tries the next. */
  readonly keepsScroll?: boolean;
}

/** Narrows a list to one of few kinds of rows; links, so that it works without script. */
export function FilterLinks({ label, options, keepsScroll = false }: FilterLinksProps) {
  const prefetch = usePrefetch();
  return (
    <nav aria-label={label}>
      <ul className={styles.filters}>
        {options.map(({ label: name, to, isCurrent }) => (
          <li key={name}>
            <BareLink
              className={styles.filter}
              to={to}
              onIntent={prefetch}
              keepsScroll={keepsScroll}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {name}
            </BareLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
