import { useRef } from 'react';
import type { ShoppingList } from '#contract/shopping-list.ts';
import type { ShoppingListView } from '#contract/shopping-list-path.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { AccountStep } from '#ui/sections/account/AccountStep.tsx';
import { DetailedList } from './DetailedList.tsx';
import { ListBar } from './ListBar.tsx';
import { ListForm } from './ListForm.tsx';
import { ListShare } from './ListShare.tsx';
import { ListViews } from './ListViews.tsx';
import { ShortList } from './ShortList.tsx';
import * as styles from './ShoppingListsScreen.css.ts';

/** Element id of the name of the list that is open. */
export const listHeadingId = 'liste';

interface OneListProps {
  readonly list: ShoppingList;
  readonly view: ShoppingListView;
  readonly part: number;
  readonly isNet: boolean;
  readonly mayExport: boolean;
  /** Numbers of the customers it is shown to; undefined for customers, who show theirs to nobody. */
  readonly sharedWith: string | undefined;
}

/** The list that is open, with all that is on it. */
export function OneList({ list, view, part, isNet, mayExport, sharedWith }: OneListProps) {
  const { shoppingLists: words } = useTexts();
  const { id, displayName: name, description, positions } = list;
  const missing = positions.filter(({ exists }) => !exists).length;
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed has gone with the last line, or with all that were missing.
  useChange(positions.length, () => {
    if (document.activeElement === document.body) heading.current?.focus();
  });
  return (
    <section className={styles.list} aria-labelledby={listHeadingId}>
      <header className={styles.head}>
        <h2 id={listHeadingId} ref={heading} tabIndex={-1}>
          {name}
        </h2>
        {description === '' ? null : <p>{description}</p>}
        <p role="status" className={styles.hint}>
          {words.count({ count: positions.length })}
        </p>
      </header>
      {missing === 0 ? null : (
        <Notice tone="warning" role="none">
          <p>{words.missing({ count: missing })}</p>
          <AccountStep
            key={`${id} ${missing}`}
            name="list-missing-removal"
            given={{ id: String(id) }}
            submit={words.dropMissing}
            pending={words.saving}
          />
        </Notice>
      )}
      {positions.length === 0 ? (
        <EmptyState
          title={words.empty}
          headingLevel={3}
          actions={
            <ButtonLink to="/shop" icon="search">
              {words.search}
            </ButtonLink>
          }
        >
          <p>{words.emptyHint}</p>
        </EmptyState>
      ) : (
        <>
          <ListBar list={list} isNet={isNet} mayExport={mayExport}>
            <ListViews slug={list.slug} view={view} />
          </ListBar>
          {view === 'detail' ? (
            <DetailedList list={list} isNet={isNet} part={part} />
          ) : (
            <ShortList list={list} isNet={isNet} />
          )}
        </>
      )}
      <div>
        <DisclosureSection key={`${name} ${description}`} title={words.rename}>
          <ListForm list={list} />
        </DisclosureSection>
        {sharedWith === undefined ? null : (
          <DisclosureSection title={words.share}>
            <ListShare id={id} customerNumbers={sharedWith} />
          </DisclosureSection>
        )}
        <DisclosureSection title={words.remove}>
          <div className={styles.question}>
            <p>{words.removeQuestion({ name, count: positions.length })}</p>
            <AccountStep
              name="shopping-list-removal"
              given={{ id: String(id) }}
              submit={words.removeConfirm}
              pending={words.removing}
            />
          </div>
        </DisclosureSection>
      </div>
    </section>
  );
}
