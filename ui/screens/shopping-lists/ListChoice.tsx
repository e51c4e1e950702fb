import type { ListHead } from '#contract/shopping-list.ts';
import { shoppingListPath } from '#contract/shopping-list-path.ts';
import type { ShoppingListView } from '#contract/shopping-list-path.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { ListForm } from './ListForm.tsx';
import { ListNavigation } from './ListNavigation.tsx';
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
      <ListNavigation
        label={words.lists}
        lists={lists}
        current={current}
        hrefOf={(slug) => shoppingListPath({ slug, view })}
      />
      <DisclosureSection key={lists.length} title={words.newList}>
        <ListForm list={null} />
      </DisclosureSection>
    </div>
  );
}
