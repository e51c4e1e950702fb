import { useLoaderData } from 'react-router-dom';
import { waitingRegistrationsPath } from '#contract/waiting-registrations-path.ts';
import type { WaitingRegistration } from '#contract/waiting-registrations.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import { PagedList } from '#ui/sections/paged-list/PagedList.tsx';
import { tablePlace } from '#ui/sections/paged-list/table-place.ts';
import { StaffLinks } from '#ui/sections/staff/StaffLinks.tsx';
import { OneRegistration } from './OneRegistration.tsx';
import { registrantOf } from './registrations-data.ts';
import type { RegistrationsData } from './registrations-data.ts';

/** `/registrations`: who has registered and waits for the shop's own staff (S6-08), one of whom may be open. */
export function Component() {
  const data = useLoaderData() as RegistrationsData;
  const { registrations: words } = useTexts();
  if (data.shown === 'one') return <OneRegistration key={data.item.id} item={data.item} />;
  return (
    <div className={styles.page} data-state="list">
      <h1>{words.title}</h1>
      <StaffLinks current="registrations" />
      <PagedList
        place={tablePlace(waitingRegistrationsPath, data.query, { columns: [] })}
        pages={data.pages}
        total={data.total}
        words={words}
      >
        <RegistrationTable items={data.items} />
      </PagedList>
    </div>
  );
}

function RegistrationTable({ items }: { readonly items: readonly WaitingRegistration[] }) {
  const { texts, language } = useWording();
  const { registrations: words } = texts;
  const prefetch = usePrefetch();
  const { columns } = words;
  return (
    <DataTable<WaitingRegistration>
      caption={words.title}
      isCaptionHidden
      rows={items}
      keyOf={({ id }) => String(id)}
      columns={[
        {
          id: 'name',
          header: columns.name,
          isRowHeader: true,
          cell: (item) => (
            <Link to={`${waitingRegistrationsPath}/${item.id}`} onIntent={prefetch}>
              {registrantOf(item)}
            </Link>
          ),
        },
        { id: 'kind', header: columns.kind, cell: ({ kind }) => words.kinds[kind] },
        { id: 'email', header: columns.email, cell: ({ email }) => email },
        {
          id: 'registeredAt',
          header: columns.registeredAt,
          cell: ({ registeredAt }) => formatDateTime(registeredAt, language),
        },
      ]}
    />
  );
}
