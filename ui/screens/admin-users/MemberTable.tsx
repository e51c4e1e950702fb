import type { AdminTablePath } from '#contract/admin-table-paths.ts';
import type { FirmMember } from '#contract/admin-users.ts';
import { adminUserPath, firmMemberKey } from '#contract/admin-users-path.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { Badge } from '#ui/parts/Badge/Badge.tsx';
import type { BadgeTone } from '#ui/parts/Badge/Badge.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { AdminTable } from '#ui/sections/firm/AdminTable.tsx';
import * as styles from '#ui/sections/firm/FirmPage.css.ts';
import type { TablePlace } from '#ui/sections/paged-list/table-place.ts';
import { costCentersSaid, rolesOf } from './roles-of.ts';

interface MemberTableProps {
  readonly items: readonly FirmMember[];
  readonly place: TablePlace<AdminTablePath>;
}

const tones = {
  active: 'success',
  inactive: 'neutral',
  invited: 'info',
  expired: 'warning',
} as const satisfies Readonly<Record<FirmMember['state'], BadgeTone>>;

/** One row a person: what they may, where they stand, and when they were here last. */
export function MemberTable({ items, place }: MemberTableProps) {
  const { texts, language } = useWording();
  const { adminUsers: words } = texts;
  const prefetch = usePrefetch();
  const { columns } = words;
  return (
    <AdminTable<FirmMember>
      place={place}
      caption={words.title}
      rows={items}
      keyOf={firmMemberKey}
      columns={[
        {
          id: 'name',
          header: columns.name,
          isRowHeader: true,
          cell: (item) => (
            <>
              <Link to={adminUserPath(item)} onIntent={prefetch}>
                {item.name === '' ? item.email : item.name}
              </Link>
              <div className={styles.small}>{item.email}</div>
            </>
          ),
        },
        { id: 'roles', header: columns.roles, cell: (item) => <Roles item={item} /> },
        {
          id: 'state',
          header: columns.state,
          cell: ({ state, invitedUntil }) => (
            <>
              <Badge tone={tones[state]}>{words.states[state]}</Badge>
              {invitedUntil === null ? null : (
                <div className={styles.small}>
                  {words.invitedUntil({ at: formatDateTime(invitedUntil, language) })}
                </div>
              )}
            </>
          ),
        },
        {
          id: 'signedInAt',
          header: columns.signedInAt,
          cell: ({ signedInAt }) =>
            signedInAt === null ? words.never : formatDateTime(signedInAt, language),
        },
      ]}
    />
  );
}

function Roles({ item }: { readonly item: FirmMember }) {
  const { adminUsers: words } = useTexts();
  return (
    <>
      {rolesOf(item, words).join(', ')}
      {item.costCenters.length === 0 ? null : (
        <div className={styles.small}>{words.responsible(costCentersSaid(item))}</div>
      )}
    </>
  );
}
