import type { ListReply } from '#contract/listing.ts';
import { formatNumber } from '#domain/money-format.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import * as styles from '#ui/sections/list/list.css.ts';

interface ListsBelowProps {
  readonly entries: ReadonlyArray<ListReply['item']['children'][number]>;
}

/** What is below this list; on phones one line that scrolls sideways, so that articles stay in sight. */
export function ListsBelow({ entries }: ListsBelowProps) {
  const { texts, language } = useWording();
  const onIntent = usePrefetch();
  const shown = entries.filter((entry) => entry.count > 0);
  if (shown.length === 0) return null;
  return (
    <nav aria-label={texts.listing.listsBelow}>
      <ul className={styles.categories}>
        {shown.map(({ path, name, count }) => (
          <li key={path}>
            <BareLink to={path} className={styles.category} onIntent={onIntent}>
              {name} <small>{formatNumber(count, language)}</small>
            </BareLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
