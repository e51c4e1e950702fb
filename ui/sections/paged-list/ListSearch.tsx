import { useNavigate } from 'react-router-dom';
import { oneLineOf } from '#contract/storable.ts';
import { longestTableSearch } from '#contract/table-bounds.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { TextField } from '#ui/parts/TextField/TextField.tsx';
import { KeptParameters } from './KeptParameters.tsx';
import * as styles from './ListSearch.css.ts';
import type { TablePlace } from './table-place.ts';

interface ListSearchProps {
  readonly place: TablePlace;
  readonly words: {
    readonly search: string;
    readonly searchHint: string;
    readonly submitSearch: string;
  };
}

/** Finds one of many in a list of the firm; a form that works without script. */
export function ListSearch({ place: { path, query, addressOf }, words }: ListSearchProps) {
  const navigate = useNavigate();
  const { search } = query;
  return (
    <form
      key={search}
      role="search"
      aria-label={words.search}
      className={styles.search}
      action={path}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('search');
        const sought = oneLineOf(typeof typed === 'string' ? typed : '');
        void navigate(addressOf({ ...query, search: sought, page: 1 }));
      }}
    >
      <KeptParameters address={addressOf({ ...query, search: '', page: 1 })} />
      <div className={styles.field}>
        <TextField
          label={words.search}
          isLabelHidden
          name="search"
          type="search"
          icon="search"
          placeholder={words.searchHint}
          defaultValue={search}
          maxLength={longestTableSearch}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <Button type="submit">{words.submitSearch}</Button>
    </form>
  );
}
