import type { Address } from '#contract/address.ts';
import type { AdminTablePath } from '#contract/admin-table-paths.ts';
import type { FirmPerson } from '#contract/firm.ts';
import { fullName } from '#domain/address.ts';
import { cityOf, recipientOf, streetOf } from '#domain/firm-tables.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Badge } from '#ui/parts/Badge/Badge.tsx';
import type { DataColumn } from '#ui/parts/DataTable/DataTable.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { AdminTable } from './AdminTable.tsx';
import * as styles from './FirmPage.css.ts';
import type { TablePlace } from '#ui/sections/paged-list/table-place.ts';

/** An address, and whose it is where it is somebody's. */
type Kept = Address & { readonly person?: FirmPerson };

interface AddressTableProps {
  readonly caption: string;
  readonly place: TablePlace<AdminTablePath>;
  readonly items: readonly Kept[];
  /** Where one of them is changed. */
  readonly pathOf: (id: number) => string;
  /** Each is somebody's. */
  readonly isOfPeople?: boolean;
}

/** Addresses, one row each, with the way to be changed. */
export function AddressTable({ caption, place, items, pathOf, isOfPeople = false }: AddressTableProps) {
  const { account, adminAddresses, forms } = useTexts();
  const { columns } = adminAddresses;
  const prefetch = usePrefetch();
  const wayTo = ({ id }: Kept, words: string) => (
    <Link to={pathOf(id ?? 0)} onIntent={prefetch}>
      {words}
    </Link>
  );
  const ofPerson: readonly DataColumn<Kept>[] = isOfPeople
    ? [
        {
          id: 'person',
          header: columns.person,
          isRowHeader: true,
          cell: (item) => (
            <>
              {wayTo(item, item.person?.name ?? '')}
              <div className={styles.small}>{item.person?.email}</div>
              {item.isDefault ? <Badge tone="info">{account.isDefault}</Badge> : null}
            </>
          ),
        },
      ]
    : [];
  return (
    <AdminTable<Kept>
      caption={caption}
      place={place}
      rows={items}
      keyOf={({ id }) => String(id)}
      columns={[
        ...ofPerson,
        {
          id: 'recipient',
          header: columns.recipient,
          isRowHeader: !isOfPeople,
          cell: (item) => (
            <>
              {isOfPeople ? recipientOf(item) : wayTo(item, recipientOf(item))}
              {item.company === '' ? null : <div className={styles.small}>{fullName(item)}</div>}
            </>
          ),
        },
        {
          id: 'street',
          header: columns.street,
          cell: (item) => (
            <>
              {streetOf(item)}
              {item.addition === '' ? null : <div className={styles.small}>{item.addition}</div>}
            </>
          ),
        },
        { id: 'city', header: columns.city, cell: cityOf },
        { id: 'country', header: columns.country, cell: ({ country }) => forms.countries[country] },
        { id: 'phone', header: columns.phone, cell: ({ phone }) => phone },
      ]}
    />
  );
}
