import { useLoaderData } from 'react-router-dom';
import { dealerListPath } from '#contract/shopping-list-path.ts';
import { reckonsNet } from '#domain/price.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import { AccountStep } from '#ui/sections/account/AccountStep.tsx';
import type { DealerListsData } from './dealer-lists-data.ts';
import { ListBar } from './ListBar.tsx';
import { ListNavigation } from './ListNavigation.tsx';
import { ShortList } from './ShortList.tsx';
import * as styles from './ShoppingListsScreen.css.ts';

const headingId = 'liste';

/** `/my/dealer_lists` (S2.3-05): the lists the shop has put together for the customer, to be ordered from or taken over. */
export function Component() {
  const data = useLoaderData() as DealerListsData;
  const { shoppingLists: words } = useTexts();
  const { items, current } = data;
  return (
    <div className={styles.page} data-state={current === null ? 'empty' : 'list'}>
      <h1>{words.dealerTitle}</h1>
      <AccountNavigation current="dealerLists" />
      {current === null ? (
        <EmptyState title={words.dealerNone}>
          <p>{words.dealerNoneHint}</p>
        </EmptyState>
      ) : (
        <div className={styles.columns}>
          <div className={styles.choice}>
            <ListNavigation
              label={words.dealerTitle}
              lists={items}
              current={current}
              hrefOf={dealerListPath}
            />
          </div>
          <OpenList key={current.id} {...data} current={current} />
        </div>
      )}
    </div>
  );
}

type OpenListProps = DealerListsData & { readonly current: NonNullable<DealerListsData['current']> };

function OpenList({ current, userCanExportShoppingList, ...flags }: OpenListProps) {
  const { shoppingLists: words } = useTexts();
  const isNet = reckonsNet(flags);
  const { id, displayName, description, positions } = current;
  return (
    <section className={styles.list} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId}>{displayName}</h2>
        {description === '' ? null : <p>{description}</p>}
        <p className={styles.hint}>{words.count({ count: positions.length })}</p>
      </header>
      {positions.length === 0 ? (
        <EmptyState title={words.empty} headingLevel={3}>
          <p>{words.dealerEmptyHint}</p>
        </EmptyState>
      ) : (
        <>
          <ListBar list={current} isNet={isNet} mayExport={userCanExportShoppingList}>
            <AccountStep
              name="dealer-list-copy"
              given={{ id: String(id) }}
              submit={words.takeOver}
              pending={words.takingOver}
            />
          </ListBar>
          <ShortList list={current} isNet={isNet} />
        </>
      )}
    </section>
  );
}
