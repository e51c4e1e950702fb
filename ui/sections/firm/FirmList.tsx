import { newOne } from '#contract/admin-firm-paths.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import type { AccountPlace } from '#ui/sections/account/AccountNavigation.tsx';
import * as styles from './FirmPage.css.ts';
import { PagedList } from '#ui/sections/paged-list/PagedList.tsx';
import type { PagedListProps, PagedListWords } from '#ui/sections/paged-list/PagedList.tsx';

interface FirmListProps extends Omit<PagedListProps, 'add'> {
  readonly place: AccountPlace;
  readonly words: PagedListWords & { readonly add: string };
}

/** A list of what belongs to a firm, with the way to a new one. */
export function FirmList({ place, ...list }: FirmListProps) {
  const { path, words } = list;
  const add = (
    <ButtonLink to={`${path}/${newOne}`} icon="plus" variant="main">
      {words.add}
    </ButtonLink>
  );
  return (
    <div className={styles.page} data-state="list">
      <h1>{words.title}</h1>
      <AccountNavigation current={place} />
      <PagedList {...list} add={add} />
    </div>
  );
}
