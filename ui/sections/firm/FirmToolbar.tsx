import { useNavigate } from 'react-router-dom';
import { newOne } from '#contract/admin-firm-paths.ts';
import { oneLineOf } from '#contract/storable.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { TextField } from '#ui/parts/TextField/TextField.tsx';
import { firmListAddress, longestSearch } from './firm-list.ts';
import type { FirmListQuery } from './firm-list.ts';
import * as styles from './FirmPage.css.ts';

interface FirmToolbarProps {
  /** Address of the list. */
  readonly path: string;
  readonly query: FirmListQuery;
  readonly words: {
    readonly add: string;
    readonly search: string;
    readonly searchHint: string;
    readonly submitSearch: string;
  };
}

/** Adds another one, and finds one of many; the search is a form that works without script. */
export function FirmToolbar({ path, query, words }: FirmToolbarProps) {
  const navigate = useNavigate();
  return (
    <div className={styles.toolbar}>
      <form
        key={query.search}
        role="search"
        aria-label={words.search}
        className={styles.search}
        action={path}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('search');
          const search = oneLineOf(typeof typed === 'string' ? typed : '');
          void navigate(firmListAddress(path, { search, page: 1 }));
        }}
      >
        <div className={styles.searchField}>
          <TextField
            label={words.search}
            isLabelHidden
            name="search"
            type="search"
            icon="search"
            placeholder={words.searchHint}
            defaultValue={query.search}
            maxLength={longestSearch}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <Button type="submit">{words.submitSearch}</Button>
      </form>
      <ButtonLink to={`${path}/${newOne}`} icon="plus" variant="main">
        {words.add}
      </ButtonLink>
    </div>
  );
}
