import { useLoaderData } from 'react-router-dom';
import type { StaffRating } from '#contract/waiting-ratings.ts';
import { shownRatingsPath, waitingRatingsPath } from '#contract/waiting-ratings-path.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import { FilterLinks } from '#ui/sections/paged-list/FilterLinks.tsx';
import { PagedList } from '#ui/sections/paged-list/PagedList.tsx';
import { tablePlace } from '#ui/sections/paged-list/table-place.ts';
import { StaffLinks } from '#ui/sections/staff/StaffLinks.tsx';
import { OneRating } from './OneRating.tsx';
import type { RatingsData } from './ratings-data.ts';

const pathOf = { waiting: waitingRatingsPath, shown: shownRatingsPath } as const;

/** `/ratings`: ratings that wait for the shop's own staff (S7.2-01), or those that are shown, one of which may be open. */
export function Component() {
  const data = useLoaderData() as RatingsData;
  const { waitingRatings: words } = useTexts();
  const { state } = data;
  if (data.shown === 'one') return <OneRating key={data.item.id} item={data.item} state={state} />;
  const path = pathOf[state];
  return (
    <div className={styles.page} data-state="list">
      <h1>{words.title}</h1>
      <StaffLinks current="ratings" />
      <FilterLinks
        label={words.lists}
        options={(['waiting', 'shown'] as const).map((one) => ({
          label: words[one],
          to: pathOf[one],
          isCurrent: one === state,
        }))}
      />
      <PagedList
        place={tablePlace(path, data.query, { columns: [] })}
        pages={data.pages}
        total={data.total}
        words={state === 'shown' ? { ...words, ...words.ofShown } : words}
      >
        <RatingTable items={data.items} path={path} />
      </PagedList>
    </div>
  );
}

interface RatingTableProps {
  readonly items: readonly StaffRating[];
  readonly path: string;
}

function RatingTable({ items, path }: RatingTableProps) {
  const { texts, language } = useWording();
  const { waitingRatings: words } = texts;
  const prefetch = usePrefetch();
  const { columns } = words;
  return (
    <DataTable<StaffRating>
      caption={words.title}
      isCaptionHidden
      rows={items}
      keyOf={({ id }) => String(id)}
      columns={[
        {
          id: 'article',
          header: columns.article,
          isRowHeader: true,
          cell: ({ id, displayName }) => (
            <Link to={`${path}/${id}`} onIntent={prefetch}>
              {displayName}
            </Link>
          ),
        },
        { id: 'stars', header: columns.stars, cell: ({ stars }) => stars },
        { id: 'title', header: columns.title, cell: ({ title }) => title },
        {
          id: 'createdAt',
          header: columns.createdAt,
          cell: ({ createdAt }) => formatDateTime(createdAt, language),
        },
      ]}
    />
  );
}
