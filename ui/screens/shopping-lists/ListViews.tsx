import { listViews, shoppingListPath } from '#contract/shopping-list-path.ts';
import type { ShoppingListView } from '#contract/shopping-list-path.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as styles from './ShoppingListsScreen.css.ts';

interface ListViewsProps {
  readonly slug: string;
  readonly view: ShoppingListView;
}

/** How the list is shown (S2.3-14). */
export function ListViews({ slug, view }: ListViewsProps) {
  const { shoppingLists: words } = useTexts();
  return (
    <nav aria-label={words.view}>
      <ul className={styles.views}>
        {listViews.map((known) => (
          <li key={known}>
            {known === view ? (
              <strong aria-current="page">{words.views[known]}</strong>
            ) : (
              <Link tone="alone" to={shoppingListPath({ slug, view: known })}>
                {words.views[known]}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
