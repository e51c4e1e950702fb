import { useNavigate } from 'react-router-dom';
import { oneLineOf } from '#contract/storable.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { TextField } from '#ui/parts/TextField/TextField.tsx';
import { longestSearch } from './paged-list.ts';
import * as styles from './ListSearch.css.ts';

interface ListSearchProps {
  /** Address of the list. */
  readonly path: string;
  /** What is searched for now. */
  readonly search: string;
  /** What else the address says and keeps, for a browser without script. */
  readonly kept?: readonly (readonly [name: string, value: string])[];
  readonly addressOf: (search: string) => string;
  readonly words: {
    readonly search: string;
    readonly searchHint: string;
    readonly submitSearch: string;
  };
}

/** Finds one of many in a list; a form that works without script. */
export function ListSearch({ path, search, kept = [], addressOf, words }: ListSearchProps) {
  const navigate = useNavigate();
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
        void navigate(addressOf(oneLineOf(typeof typed === 'string' ? typed : '')));
      }}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.field}>
        <TextField
          label={words.search}
          isLabelHidden
          name="search"
          type="search"
          icon="search"
          placeholder={words.searchHint}
          defaultValue={search}
          maxLength={longestSearch}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <Button type="submit">{words.submitSearch}</Button>
    </form>
  );
}
