import { newOne } from '#contract/admin-firm-paths.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import type { AccountPlace } from '#ui/sections/account/AccountNavigation.tsx';
import * as listStyles from './FirmList.css.ts';
import * as styles from './FirmPage.css.ts';
import { ImportLink } from './ImportLink.tsx';
import { PagedList } from '#ui/sections/paged-list/PagedList.tsx';
import type { PagedListProps, PagedListWords } from '#ui/sections/paged-list/PagedList.tsx';

interface FirmListProps extends Omit<PagedListProps, 'add'> {
  /** The page of the account. */
  readonly page: AccountPlace;
  readonly words: PagedListWords & { readonly add: string };
}

/** A list of what belongs to a firm, with the way to a new one. */
export function FirmList({ page, ...list }: FirmListProps) {
  const { place, words } = list;
  const add = (
    <div className={listStyles.ways}>
      <ButtonLink to={`${place.path}/${newOne}`} icon="plus" variant="main">
        {words.add}
      </ButtonLink>
      <ImportLink place={page} />
    </div>
  );
  return (
    <div className={styles.page} data-state="list">
      <h1>{words.title}</h1>
      <AccountNavigation current={page} />
      <PagedList {...list} add={add} />
    </div>
  );
}
