import { useLoaderData } from 'react-router-dom';
import type { WaitingRating } from '#contract/waiting-ratings.ts';
import { waitingRatingsPath } from '#contract/waiting-ratings-path.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import { PagedList } from '#ui/sections/paged-list/PagedList.tsx';
import { tablePlace } from '#ui/sections/paged-list/table-place.ts';
import { OneRating } from './OneRating.tsx';
import type { RatingsData } from './ratings-data.ts';

/** `/ratings`: ratings that wait for the shop's own staff (S7.2-01), one of which may be open. */
export function Component() {
  const data = useLoaderData() as RatingsData;
  const { waitingRatings: words } = useTexts();
  if (data.shown === 'one') return <OneRating key={data.item.id} item={data.item} />;
  return (
    <div className={styles.page} data-state="list">
      <h1>{words.title}</h1>
      <PagedList
        place={tablePlace(waitingRatingsPath, data.query, { columns: [] })}
        pages={data.pages}
        total={data.total}
        words={words}
      >
        <RatingTable items={data.items} />
      </PagedList>
    </div>
  );
}

function RatingTable({ items }: { readonly items: readonly WaitingRating[] }) {
  const { texts, language } = useWording();
  const { waitingRatings: words } = texts;
  const prefetch = usePrefetch();
  const { columns } = words;
  return (
    <DataTable<WaitingRating>
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
            <Link to={`${waitingRatingsPath}/${id}`} onIntent={prefetch}>
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
