import { useRef, useState } from 'react';
import type { OrderableArticle } from '#contract/basket.ts';
import type { ListHead } from '#contract/shopping-list.ts';
import { useListAdding } from '#ui/bindings/list-adding.ts';
import { useChange } from '#ui/bindings/screen-change.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { SelectField } from '#ui/parts/SelectField/SelectField.tsx';
import { useListAddingWords } from './list-adding-words.ts';
import * as styles from './AddToList.css.ts';

interface AddToListProps {
  readonly article: Pick<OrderableArticle, 'articleNumber' | 'shopDepotId'>;
  /** Names it for those who do not see the page. */
  readonly name: string;
  /** How many go onto the list. */
  readonly quantity: number;
}

const takeFocus = (place: HTMLElement | null): void => place?.focus();

/** The way from an article to a shopping list of whoever is signed in; guests have none (S6-01). */
export function AddToList({ article, name, quantity }: AddToListProps) {
  const words = useListAddingWords();
  const { state, isBusy, hasFailed, choice, add, addTo } = useListAdding(article);
  const place = useRef<HTMLDivElement>(null);
  // What was chosen with has gone; the button it came from is there again.
  useChange(choice, (before) => {
    if (before !== null) place.current?.querySelector('button')?.focus();
  });
  return (
    <div ref={place} className={styles.place} data-machine="form" data-state={state}>
      {choice === null ? (
        <Button
          icon="list"
          aria-label={words.addNamed({ name })}
          isPending={isBusy}
          pendingLabel={words.adding}
          onClick={() => add(quantity)}
        >
          {words.add}
        </Button>
      ) : (
        <ListPicker lists={choice} onPick={(list) => addTo(list, quantity)} />
      )}
      {hasFailed ? <p role="alert">{words.failed}</p> : null}
    </div>
  );
}

interface ListPickerProps {
  readonly lists: readonly ListHead[];
  readonly onPick: (list: string) => void;
}

function ListPicker({ lists, onPick }: ListPickerProps) {
  const words = useListAddingWords();
  const [list, choose] = useState(String(lists[0]?.id ?? ''));
  return (
    <div className={styles.picker}>
      <SelectField
        label={words.which}
        value={list}
        ref={takeFocus}
        options={lists.map(({ id, displayName }) => ({ value: String(id), label: displayName }))}
        onChange={choose}
      />
      <Button onClick={() => onPick(list)}>{words.confirm}</Button>
    </div>
  );
}
