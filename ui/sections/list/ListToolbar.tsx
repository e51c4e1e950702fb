import { useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSortKey, mostUnpaged, pageSizes, writeAddressQuery } from '#contract/address-query.ts';
import type { AddressQuery } from '#contract/address-query.ts';
import type { ListReply } from '#contract/listing.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { IconLink } from '#ui/parts/IconButton/IconButton.tsx';
import { SelectField } from '#ui/parts/SelectField/SelectField.tsx';
import type { ListAddress } from './list-address.ts';
import * as styles from './list.css.ts';

interface ListToolbarProps {
  readonly sortOptions: ListReply['sortOptions'];
  readonly address: ListAddress;
}

/** What the form must send along when the browser sends it by itself. */
function keptParameters({ query, view }: ListAddress): [string, string][] {
  const kept = [...writeAddressQuery({ ...query, page: 1 })].filter(
    ([name]) => !['sortBy', 'limit', 'paginate'].includes(name),
  );
  return view === 'rows' ? [...kept, ['view', view]] : kept;
}

/** Order and size of the list, and how it stands; a plain GET form that sends itself once the shop is live. */
export function ListToolbar({ sortOptions, address }: ListToolbarProps) {
  const { listing } = useTexts();
  const navigate = useNavigate();
  const { query, view } = address;
  const isDescending = query.sortDirection === 'desc';
  const sizeShown = query.paginate ? query.limit : 0;
  // Keys go through the choices of a closed field one by one: what they chose is sent by Enter or when it is left.
  const isByKey = useRef(false);
  const go = (event: SyntheticEvent<HTMLFormElement>) => {
    const given = new FormData(event.currentTarget);
    const sortBy = given.get('sortBy');
    const limit = Number(given.get('limit'));
    const isSized = limit !== sizeShown;
    const isSorted = sortBy !== query.sortBy;
    if (!isSorted && !isSized) return;
    const change: Partial<AddressQuery> = {
      ...(isSized && { limit, paginate: true }),
      // The best first: what fits least never leads because prices fell before.
      ...(isSorted &&
        isSortKey(sortBy) && {
          sortBy,
          sortDirection: sortBy === 'relevance' ? 'asc' : query.sortDirection,
        }),
    };
    void navigate(address.hrefOf(change), { preventScrollReset: true });
  };
  return (
    <form
      className={styles.toolbar}
      action={address.path}
      method="get"
      onPointerDown={() => (isByKey.current = false)}
      onKeyDown={(event) => {
        isByKey.current = event.key !== 'Enter' && event.key !== ' ';
        if (event.key === 'Enter') go(event);
      }}
      onInput={(event) => {
        if (!isByKey.current) go(event);
      }}
      onBlur={go}
      onSubmit={(event) => {
        event.preventDefault();
        go(event);
      }}
    >
      {keptParameters(address).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.choice}>
        <SelectField
          key={query.sortBy}
          id="sortBy"
          label={listing.sortLabel}
          name="sortBy"
          defaultValue={query.sortBy}
          options={sortOptions.map(({ sortBy, label }) => ({ value: sortBy, label }))}
        />
      </div>
      {query.sortBy === 'relevance' && !isDescending ? null : (
        <IconLink
          icon={isDescending ? 'chevronDown' : 'chevronUp'}
          label={isDescending ? listing.nowDescending : listing.nowAscending}
          variant="secondary"
          to={address.hrefOf({ sortDirection: isDescending ? 'asc' : 'desc' })}
          keepsScroll
        />
      )}
      <div className={`${styles.choice} ${styles.sizeChoice}`}>
        <SelectField
          key={sizeShown}
          id="limit"
          label={listing.pageSizeLabel}
          name="limit"
          defaultValue={query.paginate ? String(query.limit) : ''}
          placeholder={query.paginate ? undefined : String(mostUnpaged)}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        />
      </div>
      <div className={styles.apply}>
        <Button type="submit">{listing.apply}</Button>
      </div>
      <div className={styles.views} role="group" aria-label={listing.viewLabel}>
        <IconLink
          icon="tile"
          label={listing.viewTiles}
          to={address.hrefOfView('tiles')}
          keepsScroll
          aria-current={view === 'tiles' ? 'true' : undefined}
        />
        <IconLink
          icon="list"
          label={listing.viewRows}
          to={address.hrefOfView('rows')}
          keepsScroll
          aria-current={view === 'rows' ? 'true' : undefined}
        />
      </div>
    </form>
  );
}
