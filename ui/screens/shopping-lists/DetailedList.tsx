import type { ShoppingList } from '#contract/shopping-list.ts';
import { shoppingListPath } from '#contract/shopping-list-path.ts';
import { partSize } from '#domain/parts.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Pagination } from '#ui/parts/Pagination/Pagination.tsx';
import { PositionRow } from './PositionRow.tsx';
import * as styles from './ShoppingListsScreen.css.ts';

interface DetailedListProps {
  readonly list: ShoppingList;
  readonly isNet: boolean;
  /** Counted from 1. */
  readonly part: number;
}

/** A list to be worked with, in parts where it is long (S2.3-14). */
export function DetailedList({ list, isNet, part }: DetailedListProps) {
  const { shoppingLists: words } = useTexts();
  const { positions, slug, displayName } = list;
  const total = Math.max(1, Math.ceil(positions.length / partSize));
  // Positions may have gone from the last part, which is none then.
  const current = Math.min(Math.max(1, part), total);
  const first = (current - 1) * partSize;
  return (
    <>
      <ol
        className={styles.positions}
        start={first + 1}
        aria-label={words.positions({ list: displayName })}
        data-work
        tabIndex={-1}
      >
        {positions.slice(first, first + partSize).map((position) => (
          <PositionRow key={position.id} position={position} isNet={isNet} />
        ))}
      </ol>
      <Pagination
        label={words.parts}
        current={current}
        total={total}
        hrefOf={(page) => shoppingListPath({ slug, part: page })}
        previousLabel={words.previous}
        nextLabel={words.next}
        pageLabel={(page) => words.part({ page })}
      />
    </>
  );
}
