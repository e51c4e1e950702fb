import { useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import { reckonsNet } from '#domain/price.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import { ListChoice } from './ListChoice.tsx';
import { ListForm } from './ListForm.tsx';
import { listHeadingId, OneList } from './OneList.tsx';
import type { ShoppingListsData } from './shopping-lists-data.ts';
import * as styles from './ShoppingListsScreen.css.ts';

/** `/my/shopping_lists` (S2.3-04): all lists, and the one that is open with what is on it. */
export function Component() {
  const data = useLoaderData() as ShoppingListsData;
  const { shoppingLists: words } = useTexts();
  const { items, current, view, part } = data;
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus has gone: the form that named the list, or the list itself.
  useChange(current && `${current.id} ${current.displayName} ${current.description}`, () =>
    (document.getElementById(listHeadingId) ?? heading.current)?.focus(),
  );
  return (
    <div className={styles.page} data-state={current === null ? 'empty' : view}>
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <AccountNavigation current="lists" />
      {current === null ? (
        <EmptyState title={words.none}>
          <p>{words.noneHint}</p>
          <div className={styles.first}>
            <ListForm list={null} />
          </div>
        </EmptyState>
      ) : (
        <div className={styles.columns}>
          <ListChoice lists={items} current={current} view={view} />
          <OneList
            key={current.id}
            list={current}
            view={view}
            part={part}
            isNet={reckonsNet(data)}
            mayExport={data.userCanExportShoppingList}
            sharedWith={data.sharedWith}
          />
        </div>
      )}
    </div>
  );
}
