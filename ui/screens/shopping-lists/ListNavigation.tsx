import type { ListHead } from '#contract/shopping-list.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '#ui/bindings/texts.ts';
import * as styles from './ShoppingListsScreen.css.ts';

interface ListNavigationProps {
  readonly label: string;
  readonly lists: readonly ListHead[];
  readonly current: ListHead;
  readonly hrefOf: (slug: string) => string;
}

/** All lists, of which one is open. */
export function ListNavigation({ label, lists, current, hrefOf }: ListNavigationProps) {
  const { shoppingLists: words } = useTexts();
  return (
    <nav aria-label={label}>
      <ul className={styles.lists}>
        {lists.map((list) => {
          const count = list.id === current.id ? current.positionCount : list.positionCount;
          const shown = (
            <>
              <span aria-hidden className={styles.listName}>
                {list.displayName}
              </span>
              <span aria-hidden className={styles.count}>
                {count}
              </span>
              <VisuallyHidden>{words.listNamed({ name: list.displayName, count })}</VisuallyHidden>
            </>
          );
          return (
            <li key={list.id} className={styles.listItem}>
              {list.id === current.id ? (
                <strong aria-current="page" className={styles.currentList}>
                  {shown}
                </strong>
              ) : (
                <Link tone="alone" to={hrefOf(list.slug)}>
                  {shown}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
