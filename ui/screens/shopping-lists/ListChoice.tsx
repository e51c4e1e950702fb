import type { ListHead } from '#contract/shopping-list.ts';
import { shoppingListPath } from '#contract/shopping-list-path.ts';
import type { ShoppingListView } from '#contract/shopping-list-path.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import { ListForm } from './ListForm.tsx';
import * as styles from './ShoppingListsScreen.css.ts';

interface ListChoiceProps {
  readonly lists: readonly ListHead[];
  readonly current: ListHead;
  readonly view: ShoppingListView;
}

/** All lists, of which one is open, and the way to a new one. */
export function ListChoice({ lists, current, view }: ListChoiceProps) {
  const { shoppingLists: words } = useTexts();
  return (
    <div className={styles.choice}>
      <nav aria-label={words.lists}>
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
                  <Link tone="alone" to={shoppingListPath({ slug: list.slug, view })}>
                    {shown}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
      <DisclosureSection key={lists.length} title={words.newList}>
        <ListForm list={null} />
      </DisclosureSection>
    </div>
  );
}
